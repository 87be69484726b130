import type { boardAssessmentCalls } from '@torg/protocol/assessments/board-assessments';
import type { Handler } from '../../platform/handler.ts';
import { openBoardOfNeed } from '../board/board-of-need.ts';
import { columnOf } from './open-column.ts';
import { describeProgress } from './progress.ts';

export const getCompareAll: Handler<typeof boardAssessmentCalls.getCompareAll> = async (
  context,
  { params: { id, col } },
) => {
  const open = await openBoardOfNeed(context, id);
  return describeProgress(context, open, await columnOf(context.db, open, col));
};
