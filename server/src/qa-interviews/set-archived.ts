import { recordChange } from '../events/events.commands.ts';
import type { ChangeContext } from '../platform/handler.ts';
import { allowed } from '../platform/refusal.ts';
import { openForm, showForm } from './forms/open-form.ts';
import { canArchive } from './qa-interviews.policy.ts';
import { updateForms } from './qa-interviews.repository.ts';

/** Archiving an archived form changes nothing. */
export async function setArchived(context: ChangeContext, uuid: string, archived: boolean) {
  const { db, actor, now } = context;
  const form = await openForm(db, actor, uuid);
  allowed(canArchive(form), 'qa_interview_state_does_not_allow');
  if (form.archived !== archived) await updateForms(db, [uuid], { archived, updated_at: now });
  await recordChange(context, {
    what: 'changed_qa_interview',
    object: { kind: 'qa_interview', id: uuid },
    also: [form.account],
    before: { archived: form.archived },
    after: { archived },
  });
  return showForm(db, actor, uuid);
}

/** Two calls do the same, by GET and by POST. */
export interface Named {
  params: { uuid: string };
}
