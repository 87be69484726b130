import type { ChangeContext } from '../platform/handler.ts';
import { moveLocked } from '../platform/move.ts';
import { interests } from './answers/interest-moves.ts';
import { lockInterests } from './answers/interest-rows.repository.ts';

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
  context: ChangeContext,
  ids: readonly string[],
  stage: InterestStage,
): Promise<void> {
  if (ids.length === 0) return;
  const move = moveTo[stage];
  const rows = await lockInterests(context.db, [...new Set(ids)].toSorted(), context.actor);
  const open = rows.filter((row) => interests.policy.isOpen(row, move));
  await moveLocked(context, interests, open, { move });
}
