import type { qaInterviewCalls } from '@torg/protocol/qa-interviews';
import type { Handler } from '../platform/handler.ts';
import { allowed, found } from '../platform/refusal.ts';
import { findAssessments } from './assessments.repository.ts';
import { showForms } from './open-form.ts';
import { canBegin, mayRead } from './qa-interviews.policy.ts';
import { findConsultant, findFormsOf, findQueue } from './qa-interviews.repository.ts';
import { queueView } from './qa-interviews.views.ts';

export const listQaInterviewForms: Handler<typeof qaInterviewCalls.listQaInterviewForms> = async (
  { db, actor },
  { query: { archived, status, discipline } },
) => {
  const filter = {
    archived: archived === 'true',
    ...(status && { status }),
    ...(discipline && { discipline }),
  };
  const rows = await findQueue(db, filter);
  const uuids = rows.map(({ uuid }) => uuid);
  const assessments = await findAssessments(db, uuids);
  return {
    qa_interview_forms: rows.map((row) => queueView(row, actor, assessments.get(row.uuid))),
  };
};

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
