import type { Actor } from '../platform/actor.ts';
import { asSystem, moveLocked } from '../platform/move.ts';
import type { MoveContext } from '../platform/moves/movable.ts';
import { interests } from './answers/interest-moves.ts';
import { lockInterests } from './answers/interest-rows.repository.ts';
import { findInterestFor } from './answers/waiting-interests.repository.ts';

/** What a column of a board says about those in it. */
export type InterestStage = 'received' | 'considered' | 'interview' | 'offered';

const moveTo = {
  received: 'set_back',
  considered: 'consider',
  interview: 'interview',
  offered: 'offer',
} as const satisfies Record<InterestStage, string>;

/**
 * Moves interests to a stage. Those that are there already, or were answered or withdrawn, are
 * passed over.
 */
export async function moveInterestTo(
  context: MoveContext<Actor | 'system'>,
  ids: readonly string[],
  stage: InterestStage,
): Promise<void> {
  if (ids.length === 0) return;
  const move = moveTo[stage];
  const rows = await lockInterests(context.db, [...new Set(ids)].toSorted(), context.actor);
  const open = rows.filter((row) => interests.policy.isOpen(row, move));
  await moveLocked(context, interests, open, { move });
}

/** Their agreement has begun, whatever was answered before. Without interest nothing happens. */
export async function hireByAgreement(
  context: Omit<MoveContext<unknown>, 'actor'>,
  hired: { assignment: string; account: string },
): Promise<void> {
  const found = await findInterestFor(context.db, hired);
  const rows = await lockInterests(context.db, found, 'system');
  const open = rows.filter((row) => interests.policy.isOpen(row, 'hire'));
  await moveLocked(asSystem(context), interests, open, { move: 'hire' });
}
