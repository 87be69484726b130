import { Trans, useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { Fragment } from 'react';
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
      {[...entriesByQuote(evidence)].map(([quote, entries]) => (
        <li key={quote}>
          <q className={classes.quote}>{shownQuote(i18n.locale, quote)}</q>
          {profile !== undefined &&
            [...entries].map((entry, at) => (
              <Fragment key={entry}>
                {' '}
                <TextLink href={`/profiles/${profile}#${entry}`}>
                  {at === 0 ? <Trans>Se i profilen</Trans> : <AnotherEntry number={at + 1} />}
                </TextLink>
              </Fragment>
            ))}
        </li>
      ))}
    </ul>
  );
}

/** A skill is written alike in many entries: the words are shown once, with a link to each. */
function entriesByQuote(evidence: readonly Evidence[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { item, quote } of evidence) {
    found.set(quote, (found.get(quote) ?? new Set()).add(item));
  }
  return found;
}

function AnotherEntry({ number }: { number: number }) {
  return (
    <>
      <VisuallyHidden>
        <Trans>Se i profilen, oppføring</Trans>{' '}
      </VisuallyHidden>
      {number}
    </>
  );
}

const day = /^\d{4}-\d{2}-\d{2}$/;

/** A day that a profile holds is written as the reader writes days. */
const shownQuote = (locale: string, quote: string): string =>
  day.test(quote) ? wholeDayText(locale, quote) : quote;
