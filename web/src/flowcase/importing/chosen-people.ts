import { limits } from '@torg/protocol/limits';
import type { Discipline } from '@torg/protocol/terms';
import { useState } from 'react';
import type { ChosenUser } from '../flowcase.queries.ts';

/** Who is chosen, by the id at Flowcase, with the discipline of the review; '' is none yet. */
export type Chosen = ReadonlyMap<string, Discipline | ''>;

const most = limits.flowcase.users;

/** Chooses as many of these as there is room for; those who are chosen keep their discipline. */
export function withChosen(
  chosen: Chosen,
  users: readonly string[],
  discipline: Discipline | '',
): Chosen {
  const others = users.filter((user) => !chosen.has(user)).slice(0, most - chosen.size);
  return new Map([...chosen, ...others.map((user) => [user, discipline] as const)]);
}

export const without = (chosen: Chosen, users: readonly string[]): Chosen =>
  new Map([...chosen].filter(([user]) => !users.includes(user)));

/** null while somebody lacks a discipline. */
export function usersOf(chosen: Chosen): ChosenUser[] | null {
  const users = [...chosen].flatMap(([user_id, qa_discipline]) =>
    qa_discipline === '' ? [] : [{ user_id, qa_discipline }],
  );
  return users.length === chosen.size ? users : null;
}

/** The people who are chosen for an import, whatever the filters show. */
export function useChosenPeople() {
  const [chosen, setChosen] = useState<Chosen>(new Map());
  /** whoever is chosen next probably works in the same field */
  const [last, setLast] = useState<Discipline | ''>('');
  return {
    chosen,
    isFull: chosen.size >= most,
    add: (users: readonly string[]) => setChosen((before) => withChosen(before, users, last)),
    drop: (users: readonly string[]) => setChosen((before) => without(before, users)),
    clear: () => setChosen(new Map()),
    setDiscipline: (users: readonly string[], discipline: Discipline | '') => {
      setLast(discipline);
      setChosen(
        (before) => new Map([...before, ...users.map((user) => [user, discipline] as const)]),
      );
    },
  };
}
export type ChosenPeople = ReturnType<typeof useChosenPeople>;
