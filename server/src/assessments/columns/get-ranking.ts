import type { boardAssessmentCalls } from '@torg/protocol/assessments/board-assessments';
import type { Handler } from '../../platform/handler.ts';
import { readColumn } from './describe-column.ts';
import { ranking } from './ranking.ts';

export const getRanking: Handler<typeof boardAssessmentCalls.getRanking> = (context, input) =>
  readColumn(context, ranking, input);
