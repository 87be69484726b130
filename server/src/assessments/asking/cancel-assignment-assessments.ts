import type { assessmentCalls } from '@torg/protocol/assessments/assessments';
import { cancelAiJobs } from '../../ai-jobs/ai-jobs.commands.ts';
import type { Handler } from '../../platform/handler.ts';
import { assignmentAssessmentKind } from '../kinds/assignment-assessment-kind.ts';
import { openAssignment } from './open-assessed.ts';
import { findPendingSubjects } from './subjects.repository.ts';

/** What the other side waits for goes on. */
export const cancelAssignmentAssessments: Handler<
  typeof assessmentCalls.cancelAssignmentAssessments
> = async (context, { params: { assignment_id } }) => {
  const { opportunity, assessor } = await openAssignment(context, assignment_id);
  if (opportunity === undefined) return;
  const of = { opportunity, side: assessor.side };
  const subjects = await findPendingSubjects(context.db, of);
  await cancelAiJobs(context, assignmentAssessmentKind, subjects);
};
