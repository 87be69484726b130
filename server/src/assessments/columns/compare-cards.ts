import type { boardAssessmentCalls } from '@torg/protocol/assessments/board-assessments';
import type { Handler } from '../../platform/handler.ts';
import { askAboutColumn } from './ask-about-column.ts';
import { comparison } from './comparison.ts';
import { describeColumn } from './describe-column.ts';

export const compareCards: Handler<typeof boardAssessmentCalls.compareCards> = async (
  context,
  input,
) => {
  const { column } = await askAboutColumn(context, comparison, input);
  return describeColumn(context.db, comparison, { column, locale: input.query.locale });
};
