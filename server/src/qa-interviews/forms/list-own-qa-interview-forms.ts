import type { qaInterviewCalls } from '@torg/protocol/qa-interviews/qa-interviews';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { canBegin, mayRead } from '../qa-interviews.policy.ts';
import { findConsultant, findFormsOf } from '../qa-interviews.repository.ts';
import { showForms } from './open-form.ts';

export const listOwnQaInterviewForms: Handler<
  typeof qaInterviewCalls.listOwnQaInterviewForms
> = async ({ db, actor }, { params: { profile } }) => {
  const { account } = found(await findConsultant(db, profile), 'could_not_find_profile');
  allowed(mayRead(actor, { account }));
  const forms = await findFormsOf(db, account);
  return {
    qa_interview_forms: await showForms(db, actor, forms),
    can: { begin: canBegin(actor, account, forms) },
  };
};
