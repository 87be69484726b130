import type { qaInterviewCalls } from '@torg/protocol/qa-interviews/qa-interviews';
import type { Discipline } from '@torg/protocol/terms';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { emptyForm } from './question-sets.ts';
import { mayFillIn } from '../qa-interviews.policy.ts';
import { findConsultant, insertForm } from '../qa-interviews.repository.ts';

/** One open form at a time; a constraint refuses a second one. */
export const createQaInterviewForm: Handler<typeof qaInterviewCalls.createQaInterviewForm> = async (
  { db, actor, now },
  { body },
) => {
  const row = await findConsultant(db, body.account ?? actor.account);
  const { account, ...consultant } = found(row, 'could_not_find_profile');
  allowed(mayFillIn(actor, { account }));
  const discipline = body.discipline.replaceAll('-', '_') as Discipline;
  const locale = body.locale ?? consultant.locale;
  return { uuid: await insertForm(db, { account, form_data: emptyForm(discipline, locale), now }) };
};
