import { Trans } from '@lingui/react/macro';
import type { RecordedChange } from './changes.queries.ts';
import { useColumnText } from './public/column-text.ts';

/** What `CardPlace` says in a sentence. */
export const fieldsOfPlace: ReadonlySet<string> = new Set(['column', 'card_order', 'profile']);

/** Whether a card came, went or was moved from column to column. */
export const hasCardPlace = ({ what, before, after }: RecordedChange): boolean =>
  what.endsWith('_card') && ('column' in before || 'column' in after);

/** Where on the board a card was put, moved or taken from. */
export function CardPlace({ change: { before, after } }: { change: RecordedChange }) {
  const columnText = useColumnText();
  const [from, to] = [before['column'] ?? null, after['column'] ?? null];
  // A card that came into another column may be as far down as before.
  const order = after['card_order'] ?? null;
  const place = Number(order) + 1;
  const [source, target] = [columnText(String(from)), columnText(String(to))];
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
