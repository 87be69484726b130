import { useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconMinus, IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { told } from '../../ui/states/told.ts';
import type { TeamMark, Vote } from '../saved-lists.ts';
import classes from './Team.module.css';
import { useVote } from './team.queries.ts';

interface VoteBarProps {
  list: string;
  profile: string;
  name: string;
  team: TeamMark;
}

/** Each colleague's vote on somebody, and how many have voted what. */
export function VoteBar({ list, profile, name, team: { votes, own_vote } }: VoteBarProps) {
  const { t } = useLingui();
  const vote = useVote({ list, profile });
  const pending = vote.isPending ? vote.variables : undefined;
  const own = pending ?? own_vote;
  const choices: { value: Vote; label: string; count: number; icon: ReactNode }[] = [
    {
      value: 1,
      label: t`For`,
      count: votes.in_favour,
      icon: <IconThumbUp size={16} aria-hidden />,
    },
    {
      value: 0,
      label: t`Usikker`,
      count: votes.neutral,
      icon: <IconMinus size={16} aria-hidden />,
    },
    {
      ...{ value: -1, label: t`Mot`, count: votes.against },
      icon: <IconThumbDown size={16} aria-hidden />,
    },
  ];
  return (
    <div role="group" aria-label={t`Din stemme om ${name}`}>
      <Button.Group>
        {choices.map(({ value, label, count, icon }) => (
          <Button
            key={value}
            variant="default"
            size="xs"
            className={classes.vote}
            leftSection={icon}
            aria-pressed={own === value}
            onClick={() => vote.mutate(value, told({ failed: t`Stemmen ble ikke lagret` }))}
          >
            {label} {count}
          </Button>
        ))}
      </Button.Group>
    </div>
  );
}
