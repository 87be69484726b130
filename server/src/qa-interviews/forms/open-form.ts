import type { Actor } from '../../platform/actor.ts';
import type { Db, Tx } from '../../platform/database/tables.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { findLatestAnswers } from '../../ai-jobs/ai-jobs.queries.ts';
import { mayRead } from '../qa-interviews.policy.ts';
import { findForm, lockForms, type FormRow } from '../qa-interviews.repository.ts';
import { formView } from '../qa-interviews.views.ts';

const missing = 'could_not_find_qa_interview_form';

/** Locks the form, for somebody who may see it. */
export async function openForm(tx: Tx, actor: Actor, uuid: string): Promise<FormRow> {
  const [locked] = await lockForms(tx, [uuid]);
  const form = found(locked, missing);
  allowed(mayRead(actor, form));
  return form;
}

/** The form in its present state. */
export async function showForm(db: Db, actor: Actor, uuid: string) {
  const form = found(await findForm(db, uuid), missing);
  allowed(mayRead(actor, form));
  const [view] = await showForms(db, actor, [form]);
  return found(view, missing);
}

/** Forms as the actor may see them: only admins see an opinion, everybody sees that it exists. */
export async function showForms(db: Db, actor: Actor, forms: readonly FormRow[]) {
  const uuids = forms.map(({ uuid }) => uuid);
  const opinions = await findLatestAnswers(db, 'qa_interview_ai_assessment', uuids);
  return forms.map((form) => formView(form, actor, opinions.get(form.uuid)));
}
