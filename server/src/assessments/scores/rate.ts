import type { ChangeContext, ReadContext } from '../../platform/handler.ts';
import { found } from '../../platform/refusal.ts';
import { openBoardOfNeed } from '../board/board-of-need.ts';
import { findRating, saveRating, type Rating } from './ratings.repository.ts';

type At = { id: string; assessment: string };

/** What the actor has said about an assessment of somebody on the need's board. */
export async function openRating(
  context: Pick<ReadContext, 'db' | 'actor'>,
  { id, assessment }: At,
): Promise<Rating> {
  const { row } = await openBoardOfNeed(context, id);
  const { account } = context.actor;
  const at = { board: row.evaluation_board, assessment, account };
  const rating = await findRating(context.db, at);
  return found(rating, 'could_not_find_evaluation_board_card_ai_assessment');
}

export async function rate(
  context: ChangeContext,
  at: At,
  said: { rating_value: number } | { rating_comment: string | null },
): Promise<Rating> {
  await openRating(context, at);
  const { actor, now } = context;
  const row = { evaluation_board_card_ai_assessment: at.assessment, account: actor.account };
  await saveRating(context.db, { ...row, updated_at: now }, said);
  return openRating(context, at);
}
