import type { ErrorCode } from '@torg/protocol/errors';
import type { Life, Move, MoveOf, PartyOf, RemovalOf, StateOf } from '@torg/protocol/lifecycle';
import type { Actor } from './actor.ts';
import type { Movable, MoveContext, MoverOf, StayingOf, Step, Taken } from './moves/movable.ts';
import type { MovePolicy } from './moves/move-policy.ts';
import { recordMove } from './moves/record-move.ts';
import { Refusal, allowed } from './refusal.ts';

export interface Moved<L extends Life, Row, Written> {
  /** the row before the move */
  row: Row;
  /** null if the row was removed */
  state: StateOf<L> | L['moves'][MoveOf<L>]['to'];
  /** what the domain's `write` returned for all rows; undefined if it did not write this row */
  written: Written | undefined;
}

/** The context of a job or a provider, whose changes have no account. */
export function asSystem(context: Omit<MoveContext<unknown>, 'actor'>): MoveContext<'system'> {
  const { db, now, emit, enqueue, notify: notifyMoved } = context;
  return { db, now, emit, enqueue, notify: notifyMoved, actor: 'system' };
}

/** The rows that the move changes, each with the party that the actor belongs to. */
function openRows<L extends Life, Row>(
  { life, policy }: { life: L; policy: MovePolicy<L, Actor, Row> },
  rows: readonly Row[],
  { actor, move }: { actor: Actor | 'system'; move: MoveOf<L> },
): { row: Row; by: string }[] {
  const { by: parties, refusal, idempotent } = life.moves[move] as Move;
  const partyOf = (row: Row): PartyOf<L> | undefined => {
    if (actor !== 'system') return policy.partyOf(actor, row, move);
    return parties.includes('system') ? 'system' : undefined;
  };
  const rowsByParty = rows.map((row) => ({ row, by: partyOf(row) }));
  allowed(rowsByParty.every(({ by }) => by !== undefined));
  const open = rowsByParty.filter(({ row }) => policy.isOpen(row, move));
  const isRefused = open.length < rows.length && !idempotent;
  if (isRefused) throw new Refusal((refusal ?? life.refusal) as ErrorCode);
  return open as { row: Row; by: string }[];
}

/** Changes the rows that may move. A removed row goes last: until then it can still be read. */
async function changeRows<L extends Life, Row, With, Written>(
  context: MoveContext<MoverOf<L>>,
  movable: Movable<L, Row, With, Written>,
  open: readonly { row: Row; by: string }[],
  taken: Taken<L, With>,
): Promise<Written | undefined> {
  const rows = open.map(({ row }) => row);
  const isRemoval = taken.to === null;
  await movable.conditions?.[taken.move]?.(context, rows, taken);
  const written = isRemoval
    ? undefined
    : await movable.write(context, rows, taken as Taken<L, With, StayingOf<L>>);
  for (const rowWithParty of open) await recordMove(context, movable, taken, rowWithParty);
  await movable.notify?.(context, rows, taken);
  if (isRemoval) await movable.remove?.(context, rows, taken as Taken<L, With, RemovalOf<L>>);
  return written;
}

/** Moves rows that this transaction has locked, and read after that; see `moveAll`. */
export async function moveLocked<L extends Life, M extends MoveOf<L>, Row, With, Written>(
  context: MoveContext<MoverOf<L>>,
  movable: Movable<L, Row, With, Written>,
  rows: readonly Row[],
  step: Step<L, M, With>,
): Promise<Moved<L, Row, Written>[]> {
  const { life, policy } = movable;
  const { move } = step;
  const open = openRows(movable, rows, { actor: context.actor, move });
  const { to } = life.moves[move] as Move;
  const taken: Taken<L, With> = { move, to, reason: step.reason, with: step.with };
  const written = open.length > 0 ? await changeRows(context, movable, open, taken) : undefined;
  const changed = new Set(open.map(({ row }) => row));
  return rows.map((row) =>
    changed.has(row)
      ? { row, state: to, written }
      : { row, state: policy.stateOf(row), written: undefined },
  );
}

/**
 * The only way from one state to another, for all of these rows or for none. The rows are locked, so
 * that of two moves at once the second one sees the state that the first has set.
 */
export async function moveAll<L extends Life, M extends MoveOf<L>, Row, With, Written>(
  context: MoveContext<MoverOf<L>>,
  movable: Movable<L, Row, With, Written>,
  ids: readonly string[],
  step: Step<L, M, With>,
): Promise<Moved<L, Row, Written>[]> {
  const uniqueIds = [...new Set(ids)].toSorted();
  const rows = await movable.lock(context.db, uniqueIds, context.actor);
  if (rows.length < uniqueIds.length) throw new Refusal(movable.life.missing);
  return moveLocked(context, movable, rows, step);
}

/** Moves one row; see `moveAll`. */
export async function moveOne<L extends Life, M extends MoveOf<L>, Row, With, Written>(
  context: MoveContext<MoverOf<L>>,
  movable: Movable<L, Row, With, Written>,
  id: string,
  step: Step<L, M, With>,
): Promise<Moved<L, Row, Written>> {
  const [moved] = await moveAll(context, movable, [id], step);
  if (moved === undefined) throw new Refusal(movable.life.missing);
  return moved;
}
