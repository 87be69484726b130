import { Trans, useLingui } from '@lingui/react/macro';
import { Text, VisuallyHidden } from '@mantine/core';
import { hasChanges, shortened } from './text-changes.ts';
import type { TextChanges } from './contracts.queries.ts';
import classes from './TextChangesView.module.css';

/** What is new and what is gone, word by word: underlined and struck through, and said in words. */
export function TextChangesView({ changes }: { changes: TextChanges }) {
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
          if (kind === 'same') return <span key={place}>{text}</span>;
          return kind === 'added' ? (
            <ins key={place}>
              <Spoken before={t`Lagt til:`} after={t`(slutt på nytt)`} text={text} />
            </ins>
          ) : (
            <del key={place}>
              <Spoken before={t`Fjernet:`} after={t`(slutt på fjernet)`} text={text} />
            </del>
          );
        })}
    </div>
  );
}

/** Few screen readers say by themselves what is underlined or struck through. */
function Spoken({ before, text, after }: { before: string; text: string; after: string }) {
  return (
    <>
      <VisuallyHidden>{before} </VisuallyHidden>
      {text}
      <VisuallyHidden> {after} </VisuallyHidden>
    </>
  );
}
