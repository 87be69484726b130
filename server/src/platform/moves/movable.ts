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
  RemovalOf,
} from '@torg/protocol/lifecycle';
import type { Actor } from '../actor.ts';
import type { Tx } from '../database/tables.ts';
import type { ChangeContext } from '../handler.ts';
import type { MovePolicy } from './move-policy.ts';

/** A signed-in account, or, if the table has moves by `system`, a job or a provider. */
export type MoverOf<L extends Life> = 'system' extends PartyOf<L> ? Actor | 'system' : Actor;

/** The part of a context that a move needs; `asSystem` makes one from the context of a job. */
export type MoveContext<Mover = Actor> = Pick<
  ChangeContext,
  'db' | 'now' | 'emit' | 'enqueue' | 'notify'
> & { actor: Mover };

/** The requested move; `with` is what the domain writes beside the state. */
export type Step<L extends Life, M extends MoveOf<L>, With> = { move: M; with?: With } & ([
  ReasonOf<L, M>,
] extends [never]
  ? { reason?: never }
  : { reason: ReasonOf<L, M> });

/** The move as the functions of a domain get it. */
export interface Taken<L extends Life, With, M extends MoveOf<L> = MoveOf<L>> {
  move: M;
  to: L['moves'][M]['to'];
  reason?: AnyReasonOf<L> | undefined;
  with?: With | undefined;
}

/** A domain's part of a move. Its rows are locked and in a state that allows the move. */
export type Part<L extends Life, Row, With, Result = void, M extends MoveOf<L> = MoveOf<L>> = (
  context: MoveContext<MoverOf<L>>,
  rows: readonly Row[],
  step: Taken<L, With, M>,
) => Promise<Result>;

/** The moves after which the row is still there. */
export type StayingOf<L extends Life> = Exclude<MoveOf<L>, RemovalOf<L>>;

/** The object that was moved, and the others whose history shows it. */
export interface MovedObject {
  object: MoveMetadata['object'];
  also?: readonly string[];
  /** leaves the move out of the history, as for what owners do with their own things */
  isHidden?: boolean;
}

type Specified<L extends Life> = Extract<EventOf<L>, SpecifiedKind>;

/** Specified kinds have metadata of their own; the history shows the move as this change. */
export interface OfSpecification<L extends Life, Row> {
  change: ChangeKind;
  metadata: { [K in Specified<L>]: (row: Row, reason?: AnyReasonOf<L>) => EventMetadata<K> };
}

interface Binding<L extends Life, Row, With, Written> {
  life: L;
  policy: MovePolicy<L, Actor, Row>;
  /** the columns that store the state; their check constraints list the states of the table */
  columns: readonly { table: string; column: string }[];
  /** Locks these rows until the transaction ends, in the order of their ids. */
  lock: (tx: Tx, ids: readonly string[], actor: MoverOf<L>) => Promise<Row[]>;
  /** May refuse with a code and issues. */
  conditions?: { [M in MoveOf<L>]?: Part<L, Row, With> };
  /** Writes the state, and what goes with it, in one statement for all. */
  write: Part<L, Row, With, Written, StayingOf<L>>;
  /** the names of the state and, if it is shown, of the reason in the history */
  fields: { state: string; reason?: string };
  history: (row: Row, actor: MoverOf<L>, move: MoveOf<L>) => MovedObject;
  /** Notifies the open pages of others. */
  notify?: Part<L, Row, With>;
}

/** What a domain defines for its rows with a state; the table and the engine define the rest. */
export type Movable<L extends Life, Row, With = never, Written = void> = Binding<
  L,
  Row,
  With,
  Written
> &
  ([RemovalOf<L>] extends [never]
    ? { remove?: never }
    : { remove: Part<L, Row, With, void, RemovalOf<L>> }) &
  ([Specified<L>] extends [never] ? { specified?: never } : { specified: OfSpecification<L, Row> });
