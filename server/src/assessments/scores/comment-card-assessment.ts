import type { boardAssessmentCalls } from '@torg/protocol/assessments/board-assessments';
import type { Handler } from '../../platform/handler.ts';
import { rate } from './rate.ts';

export const commentCardAssessment: Handler<typeof boardAssessmentCalls.commentCardAssessment> = (
  context,
  { params, body: { rating_comment } },
) => rate(context, params, { rating_comment: rating_comment === '' ? null : rating_comment });
