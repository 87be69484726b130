import type { boardAssessmentCalls } from '@torg/protocol/assessments/board-assessments';
import type { Handler } from '../../platform/handler.ts';
import { openBoardOfNeed } from '../board/board-of-need.ts';
import { comparison } from './comparison.ts';
import { describeColumn } from './describe-column.ts';
import { columnOf } from './open-column.ts';

export const getComparison: Handler<typeof boardAssessmentCalls.getComparison> = async (
  context,
  { params: { id, col }, query: { locale } },
) => {
  const open = await openBoardOfNeed(context, id);
  const column = await columnOf(context.db, open, col);
  return describeColumn(context.db, comparison, { column, locale });
};
