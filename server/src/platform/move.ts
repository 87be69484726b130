import type { ErrorCode } from '@torg/protocol/errors';
import type { Life, Move, MoveOf, PartyOf, StateOf } from '@torg/protocol/lifecycle';
import type { Actor } from './actor.ts';
import type { Movable, MoveContext, MoverOf, Step, Taken } from './moves/movable.ts';
import type { MovePolicy } from './moves/move-policy.ts';
import { recordMove } from './moves/record-move.ts';
import { Refusal, allowed } from './refusal.ts';

export interface Moved<L extends Life, Row, Written> {
  /** as it was found */
  row: Row;
  state: StateOf<L>;
  /** what the domain's `write` answered, for all; undefined where nothing was to be changed */
  written: Written | undefined;
}

/** For a job or a provider: the same change, made by nobody. */
export function asSystem(context: Omit<MoveContext<unknown>, 'actor'>): MoveContext<'system'> {
  const { db, now, emit, enqueue, notify: notifyMoved } = context;
  return { db, now, emit, enqueue, notify: notifyMoved, actor: 'system' };
}

/** The rows that the move changes, each with the party as which it is made. */
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
  const theirs = rows.map((row) => ({ row, by: partyOf(row) }));
  allowed(theirs.every(({ by }) => by !== undefined));
  const open = theirs.filter(({ row }) => policy.isOpen(row, move));
  const isRefused = open.length < rows.length && !idempotent;
  if (isRefused) throw new Refusal((refusal ?? life.refusal) as ErrorCode);
  return open as { row: Row; by: string }[];
}

/**
 * The only way from one state to another, for all of these or for none: under a lock, so that of two
 * at once the second meets the state that the first made, as the table of states says.
 */
export async function moveAll<L extends Life, M extends MoveOf<L>, Row, With, Written>(
  context: MoveContext<MoverOf<L>>,
  movable: Movable<L, Row, With, Written>,
  ids: readonly string[],
  step: Step<L, M, With>,
): Promise<Moved<L, Row, Written>[]> {
  const { life, policy, conditions, notify } = movable;
  const { db, actor } = context;
  const { move } = step;
  const wanted = [...new Set(ids)].toSorted();
  const rows = await movable.lock(db, wanted, actor);
  if (rows.length < wanted.length) throw new Refusal(life.missing);
  const open = openRows(movable, rows, { actor, move });
  const changed = open.map(({ row }) => row);
  const { to } = life.moves[move] as Move;
  const taken: Taken<L, With> = { move, to, reason: step.reason, with: step.with };
  let written: Written | undefined;
  if (changed.length > 0) {
    await conditions?.[move]?.(context, changed, taken);
    written = await movable.write(context, changed, taken);
    for (const one of open) await recordMove(context, movable, taken, one);
    await notify?.(context, changed, taken);
  }
  const changes = new Set(changed);
  return rows.map((row) =>
    changes.has(row)
      ? { row, state: to, written }
      : { row, state: policy.stateOf(row), written: undefined },
  );
}

/** The same for one. */
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
