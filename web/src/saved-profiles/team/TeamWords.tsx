import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { DateText } from '../../ui/text/DateText.tsx';
import type { TeamMark } from '../saved-lists.ts';
import { CommentList } from './CommentList.tsx';
import classes from './Team.module.css';
import { VoteBar } from './VoteBar.tsx';

interface TeamWordsProps {
  list: string;
  profile: string;
  name: string;
  team: TeamMark;
}

/** Who added somebody to a shared list, and what the colleagues say. */
export function TeamWords({ team, ...about }: TeamWordsProps) {
  const { added_by_name: adder } = team;
  return (
    <div className={classes.team}>
      <div className={classes.line}>
        <Text size="sm" c="dimmed">
          {adder === null ? (
            <Trans>
              Lagt til <DateText value={team.added_at} />
            </Trans>
          ) : (
            <Trans>
              Lagt til av {adder} <DateText value={team.added_at} />
            </Trans>
          )}
        </Text>
        <VoteBar {...about} team={team} />
      </div>
      <CommentList {...about} count={team.number_of_comments} />
    </div>
  );
}
