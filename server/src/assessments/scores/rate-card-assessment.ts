import type { boardAssessmentCalls } from '@torg/protocol/assessments/board-assessments';
import type { Handler } from '../../platform/handler.ts';
import { rate } from './rate.ts';

export const rateCardAssessment: Handler<typeof boardAssessmentCalls.rateCardAssessment> = (
  context,
  { params, body: { rating_value } },
) => rate(context, params, { rating_value });
