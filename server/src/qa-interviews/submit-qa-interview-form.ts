import type { qaInterviewCalls } from '@torg/protocol/qa-interviews';
import type { Handler } from '../platform/handler.ts';
import { allowed, Refusal } from '../platform/refusal.ts';
import { askForAssessment } from './ask-for-assessment.ts';
import { openForm, showForm } from './open-form.ts';
import { interviewMoves } from './qa-interviews.policy.ts';
import { updateForm } from './qa-interviews.repository.ts';

/** Handed in as it is, and a second opinion asked for at once, so that it is there for the admin. */
export const submitQaInterviewForm: Handler<typeof qaInterviewCalls.submitQaInterviewForm> = async (
  context,
  { params: { uuid } },
) => {
  const { db, actor, now } = context;
  const form = await openForm(db, actor, uuid);
  allowed(interviewMoves.may(actor, form, 'submit'));
  allowed(interviewMoves.isOpen(form, 'submit'), 'qa_interview_state_does_not_allow');
  const issues = form.form_data.questions.flatMap(({ answer }, place) =>
    answer === ''
      ? [{ path: `form_data.questions.${place}.answer`, message: 'must be answered' }]
      : [],
  );
  if (issues.length > 0) throw new Refusal('request_validation_error', { issues });
  await updateForm(db, uuid, { status: 'submitted', submitted_at: now, updated_at: now });
  await askForAssessment(context, form, { asked_by: null });
  return showForm(db, actor, uuid);
};
