import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import classes from './Conflict.module.css';
import type { Stretch } from './word-difference.ts';

/** What one side has; the words that the other side lacks are underlined. */
export function SideText({ stretches }: { stretches: readonly Stretch[] }) {
  if (stretches.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        <Trans>Ingenting</Trans>
      </Text>
    );
  }
  const isWhole = stretches.length === 1;
  return (
    <p className={classes.text}>
      {stretches
        .map((stretch, place) => ({ ...stretch, place }))
        .map(({ text, isOwn, place }) =>
          isOwn && !isWhole ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
        )}
    </p>
  );
}
