import type { adminAssessmentCalls } from '@torg/protocol/assessments/admin-assessments';
import type { Handler } from '../../platform/handler.ts';
import { describeCards } from '../board/describe-cards.ts';
import { listAssessedBoards } from './boards.repository.ts';

export const listAssessmentsInBoards: Handler<
  typeof adminAssessmentCalls.listAssessmentsInBoards
> = async (context, { query: { locale, limit, offset } }) => {
  const { rows, total } = await listAssessedBoards(context.db, { limit, offset });
  const boards = rows.map(async ({ evaluation_board, board_title, opportunity }) => {
    const row = { evaluation_board };
    const { evaluation_board_card_ai_assessments } = await describeCards(
      context,
      { row },
      { opportunity, locale },
    );
    return { evaluation_board, board_title, evaluation_board_card_ai_assessments };
  });
  return { boards: await Promise.all(boards), total, limit, offset };
};
