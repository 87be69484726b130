import type { assessmentCalls } from '@torg/protocol/assessments/assessments';
import type { Handler } from '../../platform/handler.ts';
import { openAssignment } from '../asking/open-assessed.ts';
import { listedAssessmentView } from '../assessments.views.ts';
import { findLatestAssessments } from './latest.repository.ts';

export const listAssignmentAssessments: Handler<
  typeof assessmentCalls.listAssignmentAssessments
> = async (context, { params: { assignment_id }, query: { locale } }) => {
  const { db, actor } = context;
  const { opportunity, assessor } = await openAssignment(context, assignment_id);
  if (opportunity === undefined) return { profile_ai_assessments: [] };
  const about = { opportunity, assessor, viewer: actor.account };
  const rows = await findLatestAssessments(db, about);
  return { profile_ai_assessments: rows.map((row) => listedAssessmentView(row, locale)) };
};
