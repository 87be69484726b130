import type { assessmentCalls } from '@torg/protocol/assessments/assessments';
import type { Handler } from '../../platform/handler.ts';
import { openAssignment } from '../asking/open-assessed.ts';
import { listLatest } from './list-latest.ts';

export const listAssignmentAssessments: Handler<
  typeof assessmentCalls.listAssignmentAssessments
> = async (context, { params: { assignment_id }, query: { locale } }) => {
  const { opportunity, assessor } = await openAssignment(context, assignment_id);
  return listLatest(context, { opportunity, assessor, locale });
};
