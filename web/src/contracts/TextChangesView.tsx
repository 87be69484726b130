import { Trans } from '@lingui/react/macro';
import { Text, VisuallyHidden } from '@mantine/core';
import { hasChanges, shortened } from './text-changes.ts';
import type { TextChanges } from './contracts.queries.ts';
import classes from './TextChangesView.module.css';

/** What is new and what is gone, word by word: underlined and struck through, and said in words. */
export function TextChangesView({ changes }: { changes: TextChanges }) {
  if (!hasChanges(changes)) {
    return (
      <Text c="dimmed">
        <Trans>Teksten er den samme.</Trans>
      </Text>
    );
  }
  return (
    <div className={classes.text}>
      {shortened(changes).map((part, index) => {
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other name
        if (part.kind === 'same') return <span key={index}>{part.text}</span>;
        if (part.kind === 'added') {
          return (
            // oxlint-disable-next-line react/no-array-index-key -- as above
            <ins key={index}>
              <VisuallyHidden>
                <Trans>Lagt til:</Trans>{' '}
              </VisuallyHidden>
              {part.text}
              <VisuallyHidden>
                {' '}
                <Trans>(slutt på nytt)</Trans>{' '}
              </VisuallyHidden>
            </ins>
          );
        }
        return (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <del key={index}>
            <VisuallyHidden>
              <Trans>Fjernet:</Trans>{' '}
            </VisuallyHidden>
            {part.text}
            <VisuallyHidden>
              {' '}
              <Trans>(slutt på fjernet)</Trans>{' '}
            </VisuallyHidden>
          </del>
        );
      })}
    </div>
  );
}
