import type { boardAssessmentCalls } from '@torg/protocol/assessments/board-assessments';
import type { Handler } from '../../platform/handler.ts';
import { openRating } from './rate.ts';

export const getCardAssessmentRating: Handler<
  typeof boardAssessmentCalls.getCardAssessmentRating
> = (context, { params }) => openRating(context, params);
