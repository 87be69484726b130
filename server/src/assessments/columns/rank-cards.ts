import type { boardAssessmentCalls } from '@torg/protocol/assessments/board-assessments';
import type { Handler } from '../../platform/handler.ts';
import { askAboutColumn } from './ask-about-column.ts';
import { ranking } from './ranking.ts';
import { describeColumn } from './describe-column.ts';

export const rankCards: Handler<typeof boardAssessmentCalls.rankCards> = async (context, input) => {
  const { column } = await askAboutColumn(context, ranking, input);
  return describeColumn(context.db, ranking, { column, locale: input.query.locale });
};
