import type { qaInterviewCalls } from '@torg/protocol/qa-interviews';
import { findAccount } from '../accounts/accounts.public.ts';
import { recordChange } from '../events/events.public.ts';
import type { Handler } from '../platform/handler.ts';
import { allowed, found } from '../platform/refusal.ts';
import { openForm, showForm } from './open-form.ts';
import { interviewMoves } from './qa-interviews.policy.ts';
import { updateForm } from './qa-interviews.repository.ts';

/** Of two admins who decide at once the second meets a form that is decided, and is told. */
export const decideQaInterview: Handler<typeof qaInterviewCalls.decideQaInterview> = async (
  context,
  { params: { uuid }, body: { status, reason, decisionBy } },
) => {
  const { db, actor, now } = context;
  const form = await openForm(db, actor, uuid);
  const move = status === 'approved' ? 'approve' : 'decline';
  allowed(interviewMoves.may(actor, form, move));
  allowed(interviewMoves.isOpen(form, move), 'qa_interview_state_does_not_allow');
  const decider = found(await findAccount(db, decisionBy), 'could_not_find_account');
  allowed(decider.role === 'admin');
  await updateForm(db, uuid, {
    status,
    decision_reason: reason,
    decided_by: decisionBy,
    decided_at: now,
    updated_at: now,
  });
  await recordChange(context, {
    what: 'decided_qa_interview',
    object: { kind: 'qa_interview', id: uuid },
    also: [form.account],
    before: { status: form.status },
    after: { status },
  });
  return showForm(db, actor, uuid);
};
