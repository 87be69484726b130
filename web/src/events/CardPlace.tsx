import { Trans, useLingui } from '@lingui/react/macro';
import { emptyTexts } from './change-texts.ts';
import type { RecordedChange } from './changes.queries.ts';

/** What `CardPlace` says in a sentence. */
export const fieldsOfPlace: ReadonlySet<string> = new Set(['column', 'card_order', 'profile']);

/** Whether a card came, went or was moved from column to column. */
export const hasCardPlace = ({ what, before, after }: RecordedChange): boolean =>
  what.endsWith('_card') && ('column' in before || 'column' in after);

/** Where on the board a card was put, moved or taken from. */
export function CardPlace({ change: { before, after } }: { change: RecordedChange }) {
  const { t } = useLingui();
  const inbox = emptyTexts['column'];
  const named = (column: unknown): string => (column === '' && inbox ? t(inbox) : String(column));
  const [from, to] = [before['column'] ?? null, after['column'] ?? null];
  // A card that came into another column may be as far down as before.
  const order = after['card_order'] ?? null;
  const place = Number(order) + 1;
  const [source, target] = [named(from), named(to)];
  if (to === null) return <Trans>Fra {source}</Trans>;
  if (from === null) {
    return order === null ? (
      <Trans>I {target}</Trans>
    ) : (
      <Trans>
        I {target}, plass {place}
      </Trans>
    );
  }
  return order === null ? (
    <Trans>
      Fra {source} til {target}
    </Trans>
  ) : (
    <Trans>
      Fra {source} til {target}, plass {place}
    </Trans>
  );
}
