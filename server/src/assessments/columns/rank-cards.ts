import type { boardAssessmentCalls } from '@torg/protocol/assessments/board-assessments';
import type { Handler } from '../../platform/handler.ts';
import { askAboutColumn } from './ask-about-column.ts';
import { describeColumn } from './describe-column.ts';
import { ranking } from './ranking.ts';

export const rankCards: Handler<typeof boardAssessmentCalls.rankCards> = async (context, input) => {
  const { column } = await askAboutColumn(context, ranking, input);
  const {
    params: { id: opportunity },
    query: { locale },
  } = input;
  return describeColumn(context, ranking, { opportunity, column, locale });
};
