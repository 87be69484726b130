import type { QaFormData, qaInterviewCalls } from '@torg/protocol/qa-interviews/qa-interviews';
import type { Handler } from '../../platform/handler.ts';
import { allowed, Refusal } from '../../platform/refusal.ts';
import { canFillIn, mayFillIn } from '../qa-interviews.policy.ts';
import { updateForms } from '../qa-interviews.repository.ts';
import { openForm, showForm } from './open-form.ts';

/** The consultant may change the answers, but not the questions. */
function withAnswers(stored: QaFormData, sent: QaFormData): QaFormData {
  const isUnchanged =
    stored.discipline === sent.discipline &&
    stored.questions.length === sent.questions.length &&
    stored.questions.every(({ question }, place) => question === sent.questions[place]?.question);
  if (!isUnchanged) {
    throw new Refusal('request_validation_error', {
      issues: [{ path: 'form_data.questions', message: 'must be the questions of the form' }],
    });
  }
  return { ...stored, questions: sent.questions };
}

export const saveQaInterviewForm: Handler<typeof qaInterviewCalls.saveQaInterviewForm> = async (
  { db, actor, now },
  { params: { uuid }, body },
) => {
  const form = await openForm(db, actor, uuid);
  allowed(mayFillIn(actor, form));
  allowed(canFillIn(form), 'qa_interview_state_does_not_allow');
  allowed(form.revision === body.revision, 'qa_interview_was_changed');
  const form_data = withAnswers(form.form_data, body.form_data);
  await updateForms(db, [uuid], { form_data, updated_at: now });
  return showForm(db, actor, uuid);
};
