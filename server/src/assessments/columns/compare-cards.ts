import type { boardAssessmentCalls } from '@torg/protocol/assessments/board-assessments';
import type { Handler } from '../../platform/handler.ts';
import { askAboutColumn } from './ask-about-column.ts';
import { describeColumn } from './describe-column.ts';
import { comparison } from './comparison.ts';

export const compareCards: Handler<typeof boardAssessmentCalls.compareCards> = async (
  context,
  input,
) => {
  const { column } = await askAboutColumn(context, comparison, input);
  const {
    params: { id: opportunity },
    query: { locale },
  } = input;
  return describeColumn(context, comparison, { opportunity, column, locale });
};
