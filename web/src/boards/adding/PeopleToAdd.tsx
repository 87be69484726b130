import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { limits } from '@torg/protocol/limits';
import type { ReactNode } from 'react';
import { PersonImage } from '../../ui/person/PersonImage.tsx';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { useBoardState } from '../board-context.ts';
import { placeOf, type BoardState } from '../state/board-state.ts';
import classes from './PeopleToAdd.module.css';
import { useAddCard, useAddPeople } from './use-add-card.ts';

interface Person {
  profile: string;
  name: string;
  image: string | null;
  detail: string;
  /** what the colleagues say of them */
  team?: ReactNode;
}

interface PeopleToAddProps {
  column: string;
  people: readonly Person[];
  /** said where there are none */
  nobody: string;
  /** all who are not on the board yet can be added with one press */
  isList?: boolean;
}

/** Of a longer list, the rest are added with all of it. */
const mostShown = limits.saved.page.max;

/** People of whom any number can be put on the board, each with one press. */
export function PeopleToAdd({ column, people, nobody, isList = false }: PeopleToAddProps) {
  const { t } = useLingui();
  const state = useBoardState();
  const add = useAddCard();
  const onBoard = profilesOn(state);
  const missing = people.filter(({ profile }) => !onBoard.has(profile));
  const shown = isList ? people.slice(0, mostShown) : people;
  if (people.length === 0) return <Text c="dimmed">{nobody}</Text>;
  return (
    <>
      <ErrorNotice error={add.error} />
      {isList && <AddAll column={column} missing={missing} total={people.length} />}
      <ul className={classes.people}>
        {shown.map(({ profile, name, image, detail, team }) => (
          <li key={profile}>
            <PersonImage name={name} src={image} />
            <div className={classes.words}>
              <span className={classes.name}>{name}</span>
              <span className={classes.detail}>{detail}</span>
              {team}
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
      {shown.length < people.length && (
        <Text size="sm" c="dimmed">
          <Trans>De siste {shown.length} du har lagret, vises.</Trans>
        </Text>
      )}
    </>
  );
}

/** Those who have a card on the board. */
const profilesOn = (state: BoardState): ReadonlySet<string> =>
  new Set(
    [...state.cards.values()].flatMap(({ profile, evaluation_board_card: card }) =>
      profile !== null && placeOf(state, card) ? [profile] : [],
    ),
  );

interface AddAllProps {
  column: string;
  missing: readonly Person[];
  total: number;
}

/** Puts a whole list on the board. The button stays when nobody is left, and so keeps the focus. */
function AddAll({ column, missing, total }: AddAllProps) {
  const addAll = useAddPeople();
  const isDone = missing.length === 0;
  const add = () => {
    const profiles = missing.map(({ profile }) => profile);
    if (!isDone && !addAll.isPending) addAll.mutate({ profiles, board_column: column });
  };
  return (
    <>
      <ErrorNotice error={addAll.error} />
      <Button
        variant="light"
        style={{ alignSelf: 'start' }}
        leftSection={
          isDone ? <IconCheck size={18} aria-hidden /> : <IconPlus size={18} aria-hidden />
        }
        aria-disabled={isDone}
        data-disabled={isDone || undefined}
        loading={addAll.isPending}
        onClick={add}
      >
        <AddAllText missing={missing.length} total={total} />
      </Button>
    </>
  );
}

function AddAllText({ missing, total }: { missing: number; total: number }) {
  if (missing === 0) return <Trans>Alle er på tavlen</Trans>;
  if (missing === total) {
    return <Plural value={total} one="Legg til # konsulent" other="Legg til alle # konsulentene" />;
  }
  return (
    <Plural value={missing} one="Legg til den ene som mangler" other="Legg til de # som mangler" />
  );
}
