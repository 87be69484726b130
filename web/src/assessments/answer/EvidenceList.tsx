import { Trans, useLingui } from '@lingui/react/macro';
import { wholeDayText } from '../../ui/text/dates.ts';
import { TextLink } from '../../ui/text/TextLink.tsx';
import type { Evidence } from '../read-output.ts';
import classes from './EvidenceList.module.css';

interface EvidenceListProps {
  evidence: readonly Evidence[];
  /** whose profile it is; undefined where it can no longer be read */
  profile: string | undefined;
}

/** The lines of the CV that a claim rests on, each with a link to its entry. */
export function EvidenceList({ evidence, profile }: EvidenceListProps) {
  const { i18n } = useLingui();
  if (evidence.length === 0) return null;
  return (
    <ul className={classes.list}>
      {evidence.map(({ item, quote }) => (
        <li key={`${item} ${quote}`}>
          <q className={classes.quote}>{shownQuote(i18n.locale, quote)}</q>{' '}
          {profile !== undefined && (
            <TextLink href={`/profiles/${profile}#${item}`}>
              <Trans>Se i profilen</Trans>
            </TextLink>
          )}
        </li>
      ))}
    </ul>
  );
}

const day = /^\d{4}-\d{2}-\d{2}$/;

/** A day that a profile holds is written as the reader writes days. */
const shownQuote = (locale: string, quote: string): string =>
  day.test(quote) ? wholeDayText(locale, quote) : quote;
