import { Trans, useLingui } from '@lingui/react/macro';
import { Text, VisuallyHidden } from '@mantine/core';
import type { Locale } from '@torg/protocol/terms';
import type { ReactNode } from 'react';
import { hasChanges, shortened } from './text-changes.ts';
import type { TextChanges } from './contracts.queries.ts';
import classes from './TextChangesView.module.css';

interface TextChangesViewProps {
  changes: TextChanges;
  /** of the document, which may not be the page's */
  lang: Locale;
}

/** What is new and what is gone, word by word: underlined and struck through, and said in words. */
export function TextChangesView({ changes, lang }: TextChangesViewProps) {
  const { t } = useLingui();
  if (!hasChanges(changes)) {
    return (
      <Text c="dimmed">
        <Trans>Teksten er den samme.</Trans>
      </Text>
    );
  }
  return (
    <div className={classes.text}>
      {shortened(changes)
        .map((part, place) => ({ ...part, place }))
        .map(({ kind, text, place }) => {
          const words = (
            <span key={place} lang={lang}>
              {text}
            </span>
          );
          if (kind === 'same') return words;
          return kind === 'added' ? (
            <ins key={place}>
              <Spoken before={t`Lagt til:`} after={t`(slutt på nytt)`} words={words} />
            </ins>
          ) : (
            <del key={place}>
              <Spoken before={t`Fjernet:`} after={t`(slutt på fjernet)`} words={words} />
            </del>
          );
        })}
    </div>
  );
}

/** Few screen readers say by themselves what is underlined or struck through. */
function Spoken({ before, words, after }: { before: string; words: ReactNode; after: string }) {
  return (
    <>
      <VisuallyHidden>{before} </VisuallyHidden>
      {words}
      <VisuallyHidden> {after} </VisuallyHidden>
    </>
  );
}
