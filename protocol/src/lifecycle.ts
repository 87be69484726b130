import type { EventKind } from './terms.ts';

export interface Move<State extends string> {
  from: readonly State[];
  to: State;
  /** parties that may make the move */
  by: readonly string[];
  /** events that it writes, by the state it started from; none where the feed has no kind for it */
  event?: { [S in State]?: EventKind };
}

export interface Lifecycle<State extends string, Name extends string> {
  thing: string;
  initial: State;
  states: readonly State[];
  moves: Record<Name, Move<State>>;
}

/** One table for a thing that has a state: the policy, the move, the page and the tests read it. */
export function lifecycle<const State extends string, const Name extends string>(
  table: Lifecycle<State, Name>,
): Lifecycle<State, Name> {
  return table;
}

/** The moves that are open from a state, in the order of the table. */
export function movesFrom<State extends string, Name extends string>(
  life: Lifecycle<State, Name>,
  state: State,
): Name[] {
  return (Object.keys(life.moves) as Name[]).filter((name) =>
    life.moves[name].from.includes(state),
  );
}
