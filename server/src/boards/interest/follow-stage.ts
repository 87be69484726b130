import type { ColumnStage } from '@torg/protocol/boards/board-terms';
import { moveInterestTo } from '../../interest/interest.commands.ts';
import { findInterestsOf } from '../../interest/interest.queries.ts';
import type { Actor } from '../../platform/actor.ts';
import type { MoveContext } from '../../platform/moves/movable.ts';
import { findStagesOf } from './interested.repository.ts';

interface Followed {
  /** null: a need's, whose consultants have sent no interest */
  assignment: string | null;
  profiles: readonly (string | null)[];
}

/**
 * The interest of whoever stands in a column is what the column says. Nobody is turned down by
 * being moved, and what was answered or withdrawn stays.
 */
export async function followStage(
  context: MoveContext<Actor | 'system'>,
  { assignment, profiles }: Followed,
  stage: ColumnStage,
): Promise<void> {
  const accounts = profiles.filter((profile) => profile !== null);
  if (assignment === null || stage === 'not_selected' || accounts.length === 0) return;
  const interests = await findInterestsOf(context.db, assignment, accounts);
  const others = interests.filter(({ state }) => state !== stage);
  const ids = others.map(({ assignment_interest }) => assignment_interest);
  await moveInterestTo(context, ids, stage);
}

/** Of these consultants, each in the column that they stand in now. */
export async function followColumns(
  context: MoveContext<'system'>,
  { evaluation_board, assignment }: { evaluation_board: string; assignment: string },
  profiles: readonly string[],
): Promise<void> {
  const staged = await findStagesOf(context.db, evaluation_board, profiles);
  for (const [stage, there] of Map.groupBy(staged, (one) => one.stage)) {
    // An interest begins as received.
    if (stage === 'received') continue;
    await followStage(context, { assignment, profiles: there.map((one) => one.profile) }, stage);
  }
}
