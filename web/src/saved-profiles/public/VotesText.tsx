import { Plural, Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import type { TeamMark } from '../saved-lists.ts';

/** How the colleagues have voted on somebody in a shared list, and how much they have written. */
export function VotesText({ team: { votes, number_of_comments: comments } }: { team: TeamMark }) {
  const { in_favour, neutral, against } = votes;
  const isVoted = in_favour + neutral + against > 0;
  return (
    <Text size="sm" c="dimmed" component="span">
      {isVoted ? (
        <Trans>
          {in_favour} for, {neutral} usikre, {against} mot
        </Trans>
      ) : (
        <Trans>Ingen har stemt ennå</Trans>
      )}
      {comments > 0 && (
        <>
          {' · '}
          <Plural value={comments} one="# kommentar" other="# kommentarer" />
        </>
      )}
    </Text>
  );
}
