import type { ErrorCode } from './errors.ts';

/** One move from state to state. */
export interface Move<State extends string = string> {
  from: readonly State[];
  /** null: the thing ends, and its row is deleted */
  to: State | null;
  /** parties that may make the move; `system` is a job or a provider */
  by: readonly string[];
  /** the event it writes; one for each starting state where it depends on that */
  event: string | { readonly [S in State]?: string };
  /** it may start from where it leads: what it carries changes, and not the state */
  again?: true;
  /** from any other state it changes nothing, and is not refused */
  idempotent?: true;
  /** required: one of these, or a text */
  reason?: 'text' | readonly string[];
  /** the code from any other state, where the table's own is too general */
  refusal?: ErrorCode;
}

interface Table<State extends string, Moves, Code = ErrorCode | undefined> {
  thing: string;
  initial: State;
  states: readonly State[];
  /** states that count as completed; further moves may follow */
  done: readonly State[];
  /** the code when the thing does not exist */
  missing: ErrorCode;
  /** the code when the state does not allow the move */
  refusal?: Code;
  moves: Moves;
}

/** Any table of states. */
export type Life = Table<string, Record<string, Move>>;
export type StateOf<L extends Life> = L['states'][number];
export type MoveOf<L extends Life> = keyof L['moves'] & string;
type Row<L extends Life> = L['moves'][MoveOf<L>];
export type PartyOf<L extends Life> = Row<L>['by'][number];
/** The moves that end with the deletion of the row. */
export type RemovalOf<L extends Life> = {
  [M in MoveOf<L>]: L['moves'][M]['to'] extends null ? M : never;
}[MoveOf<L>];
type Named<E> = E extends string ? E : E[keyof E] & string;
export type EventOf<L extends Life> = L extends Life ? Named<Row<L>['event']> : never;
export type ReasonOf<L extends Life, M extends MoveOf<L>> = L['moves'][M] extends {
  reason: infer R;
}
  ? R extends readonly string[]
    ? R[number]
    : string
  : never;

/** The reasons of any of its moves. */
export type AnyReasonOf<L extends Life> = { [M in MoveOf<L>]: ReasonOf<L, M> }[MoveOf<L>];

/** Every state that a move starts from needs an event, and every other one a refusal. */
type Complete<M, Code> = (M extends { event: string }
  ? unknown
  : M extends { from: readonly (infer From extends string)[] }
    ? { event: Record<From, string> }
    : never) &
  (Code extends ErrorCode
    ? unknown
    : M extends { idempotent: true } | { refusal: ErrorCode }
      ? unknown
      : { refusal: ErrorCode });

/** One table for a thing that has a state: the policy, the move, the page and the tests read it. */
export function lifecycle<
  const State extends string,
  const Moves extends Record<string, Move<NoInfer<State>>>,
  Code extends ErrorCode | undefined = undefined,
>(
  table: Table<State, Moves & { [M in keyof Moves]: Complete<Moves[M], Code> }, Code> & {
    initial: NoInfer<State>;
    done: readonly NoInfer<State>[];
  },
): Table<State, Moves> {
  return table;
}

const rowOf = (life: Life, move: string): Move => life.moves[move] as Move;

/** Whether the state allows the move; `partyOf` says who may make it. */
export const isOpenFrom = <L extends Life>(life: L, state: StateOf<L>, move: MoveOf<L>): boolean =>
  rowOf(life, move).from.includes(state);

/**
 * The first of the parties that may make the move; `isOpenFrom` says whether the state allows it.
 */
export const partyOf = <L extends Life>(
  life: L,
  parties: readonly PartyOf<L>[],
  move: MoveOf<L>,
): PartyOf<L> | undefined => parties.find((party) => rowOf(life, move).by.includes(party));

/** The event of the move from this state. */
export function eventOf<L extends Life>(
  life: L,
  move: MoveOf<L>,
  from: StateOf<L>,
): EventOf<L> | undefined {
  const { event } = rowOf(life, move);
  return (typeof event === 'string' ? event : event[from]) as EventOf<L> | undefined;
}

/** Every event that its moves write. */
export function eventsOf<L extends Life>(life: L): EventOf<L>[] {
  const events = Object.values(life.moves).flatMap(({ event }) =>
    typeof event === 'string' ? [event] : Object.values(event),
  );
  return [...new Set(events)] as EventOf<L>[];
}

export const movesOf = <L extends Life>(life: L) => Object.keys(life.moves) as MoveOf<L>[];

/** The moves that a state allows, in the order of the table. */
export const movesFrom = <L extends Life>(life: L, state: StateOf<L>): MoveOf<L>[] =>
  movesOf(life).filter((move) => isOpenFrom(life, state, move));

/** One step of the pages that show progress. */
export type Progress = 'ahead' | 'now' | 'done';
export function progressOf<L extends Life>(life: L, state: StateOf<L>): Progress {
  if (life.done.includes(state)) return 'done';
  return state === life.initial ? 'ahead' : 'now';
}
