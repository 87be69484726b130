import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { PersonImage } from '../../ui/person/PersonImage.tsx';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { useBoardState } from '../board-context.ts';
import { placeOf } from '../state/board-state.ts';
import classes from './PeopleToAdd.module.css';
import { useAddCard } from './use-add-card.ts';

interface Person {
  profile: string;
  name: string;
  image: string | null;
  detail: string;
}

interface PeopleToAddProps {
  column: string;
  people: readonly Person[];
  /** said where there are none */
  nobody: string;
}

/** People of whom any number can be put on the board, each with one press. */
export function PeopleToAdd({ column, people, nobody }: PeopleToAddProps) {
  const { t } = useLingui();
  const state = useBoardState();
  const add = useAddCard();
  const onBoard = new Set(
    [...state.cards.values()].flatMap(({ profile, evaluation_board_card: card }) =>
      profile !== null && placeOf(state, card) ? [profile] : [],
    ),
  );
  if (people.length === 0) return <Text c="dimmed">{nobody}</Text>;
  return (
    <>
      <ErrorNotice error={add.error} />
      <ul className={classes.people}>
        {people.map(({ profile, name, image, detail }) => (
          <li key={profile}>
            <PersonImage name={name} src={image} />
            <div className={classes.words}>
              <span className={classes.name}>{name}</span>
              <span className={classes.detail}>{detail}</span>
            </div>
            {onBoard.has(profile) ? (
              <span className={classes.there}>
                <IconCheck size={16} aria-hidden />
                <Trans>På tavlen</Trans>
              </span>
            ) : (
              <Button
                variant="default"
                size="xs"
                leftSection={<IconPlus size={16} aria-hidden />}
                loading={add.isPending && add.variables?.profile === profile}
                aria-label={t`Legg til ${name}`}
                onClick={() => add.mutate({ profile, board_column: column })}
              >
                <Trans>Legg til</Trans>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
