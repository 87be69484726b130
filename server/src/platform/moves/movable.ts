import type { ChangeKind, MoveMetadata } from '@torg/protocol/events/changes';
import type { SpecifiedKind } from '@torg/protocol/events/event-kinds';
import type { EventMetadata } from '@torg/protocol/events/events';
import type {
  AnyReasonOf,
  EventOf,
  Life,
  MoveOf,
  PartyOf,
  ReasonOf,
  StateOf,
} from '@torg/protocol/lifecycle';
import type { Actor } from '../actor.ts';
import type { Tx } from '../database/tables.ts';
import type { ChangeContext } from '../handler.ts';
import type { MovePolicy } from './move-policy.ts';

/** Somebody, or, where the table has moves of it, a job or a provider. */
export type MoverOf<L extends Life> = 'system' extends PartyOf<L> ? Actor | 'system' : Actor;

/** What a move needs of a change: a handler's context is one, `asSystem` makes one of a job's. */
export type MoveContext<Mover = Actor> = Pick<
  ChangeContext,
  'db' | 'now' | 'emit' | 'enqueue' | 'notify'
> & { actor: Mover };

/** The move that is asked for; `with` is what the domain writes beside the state. */
export type Step<L extends Life, M extends MoveOf<L>, With> = { move: M; with?: With } & ([
  ReasonOf<L, M>,
] extends [never]
  ? { reason?: never }
  : { reason: ReasonOf<L, M> });

/** The same as the parts of a domain see it. */
export interface Taken<L extends Life, With> {
  move: MoveOf<L>;
  to: StateOf<L>;
  reason?: AnyReasonOf<L> | undefined;
  with?: With | undefined;
}

/** The rows are those that the move changes: held, and in a state that allows it. */
export type Part<L extends Life, Row, With, Result = void> = (
  context: MoveContext<MoverOf<L>>,
  rows: readonly Row[],
  step: Taken<L, With>,
) => Promise<Result>;

/** Of what a move is told, and in whose history. */
export interface MovedObject {
  object: MoveMetadata['object'];
  also?: readonly string[];
  /** what owners do by themselves may be of no interest there */
  isHidden?: boolean;
}

type Specified<L extends Life> = Extract<EventOf<L>, SpecifiedKind>;

/** Kinds of the specification have metadata of their own; history has the move as this change. */
export interface OfSpecification<L extends Life, Row> {
  change: ChangeKind;
  metadata: { [K in Specified<L>]: (row: Row, reason?: AnyReasonOf<L>) => EventMetadata<K> };
}

interface Binding<L extends Life, Row, With, Written> {
  life: L;
  policy: MovePolicy<L, Actor, Row>;
  /** the columns that hold the state: their check constraints are that of the table */
  columns: readonly { table: string; column: string }[];
  /** Holds these rows until the transaction ends, in the order of their ids. */
  lock: (tx: Tx, ids: readonly string[], actor: MoverOf<L>) => Promise<Row[]>;
  /** May refuse with a code and issues. */
  conditions?: { [M in MoveOf<L>]?: Part<L, Row, With> };
  /** Writes the state, and what goes with it, in one statement for all. */
  write: Part<L, Row, With, Written>;
  /** what history calls the state, and the reason where it is told of */
  fields: { state: string; reason?: string };
  history: (row: Row, actor: MoverOf<L>) => MovedObject;
  /** Shows it on the open pages of others. */
  notify?: Part<L, Row, With>;
}

/** What a domain says of the rows that have a state; the table and the engine say the rest. */
export type Movable<L extends Life, Row, With = never, Written = void> = Binding<
  L,
  Row,
  With,
  Written
> &
  ([Specified<L>] extends [never] ? { specified?: never } : { specified: OfSpecification<L, Row> });
