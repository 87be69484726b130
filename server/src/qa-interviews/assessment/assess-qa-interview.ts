import type { qaInterviewCalls } from '@torg/protocol/qa-interviews/qa-interviews';
import type { Handler } from '../../platform/handler.ts';
import { allowed } from '../../platform/refusal.ts';
import { openForm } from '../forms/open-form.ts';
import { canAssess } from '../qa-interviews.policy.ts';
import { askForAssessment } from './ask-for-assessment.ts';

export const assessQaInterview: Handler<typeof qaInterviewCalls.assessQaInterview> = async (
  context,
  { params: { uuid }, body },
) => {
  const { db, actor } = context;
  const form = await openForm(db, actor, uuid);
  allowed(canAssess(form), 'qa_interview_state_does_not_allow');
  const options = { asked_by: actor.account, again: body?.force_recreate ?? false };
  return { interview_ai_assessment_id: await askForAssessment(context, form, options) };
};
