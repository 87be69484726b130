import type { boardAssessmentCalls } from '@torg/protocol/assessments/board-assessments';
import type { Handler } from '../../platform/handler.ts';
import { readColumn } from './describe-column.ts';
import { comparison } from './comparison.ts';

export const getComparison: Handler<typeof boardAssessmentCalls.getComparison> = (context, input) =>
  readColumn(context, comparison, input);
