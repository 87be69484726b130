import type { AssignmentChanges } from '@torg/protocol/assignment-shapes';
import type { assignmentCalls } from '@torg/protocol/assignments';
import { joinAssignmentThreads } from '../messages/messages.public.ts';
import type { Actor } from '../platform/actor.ts';
import type { ChangeContext, Handler } from '../platform/handler.ts';
import { Refusal, allowed, found } from '../platform/refusal.ts';
import {
  changedColumns,
  replaceCompetencies,
  replacePeople,
  updateAssignments,
} from './assignment-changes.repository.ts';
import { mayEdit, maySeeAdminFields } from './assignments.policy.ts';
import { findEditors, lockStanding, type Judged } from './assignments.repository.ts';
import { checkReferences } from './check-references.ts';
import { inviteConsultants } from './invite-consultants.ts';
import { loadDraft } from './load-draft.ts';
import { isAtOthers, recordSave } from './record-admin.ts';
import { tellEditors } from './tell-editors.ts';

function checkRights(actor: Actor, standing: Judged, changes: AssignmentChanges): void {
  allowed(mayEdit(actor, standing));
  const isAdminsOnly = 'admin_deadline' in changes || 'external_url' in changes;
  if (isAdminsOnly) allowed(maySeeAdminFields(actor));
  if (changes.editors) allowed(changes.editors.length > 0, 'assignment_needs_an_editor');
}

async function writeChanges(
  { db, actor, now }: ChangeContext,
  assignment: string,
  changes: AssignmentChanges,
): Promise<void> {
  const { roles, skills, editors, contacts, invited } = changes;
  await updateAssignments(db, [assignment], {
    ...changedColumns(changes),
    updated_at: now,
    updated_by: actor.account,
  });
  if (roles) await replaceCompetencies(db, assignment, { type: 'role', ids: roles });
  if (skills) await replaceCompetencies(db, assignment, { type: 'skill', ids: skills });
  const people = {
    assignment_editor: editors,
    assignment_contact: contacts,
    assignment_invited: invited,
  };
  for (const [table, accounts] of Object.entries(people)) {
    if (accounts) await replacePeople(db, table as keyof typeof people, { assignment, accounts });
  }
}

/** Whoever is invited to what is published already hears of it now; the others, on publishing. */
async function inviteNewcomers(
  { enqueue }: ChangeContext,
  { assignment, state }: Judged,
  { invited, assignment_type }: AssignmentChanges,
): Promise<void> {
  if (state !== 'published' || (!invited && assignment_type !== 'direct')) return;
  await enqueue(inviteConsultants, { assignment });
}

/** Whoever becomes an editor of what was answered already takes part in the answers. */
async function letIn(
  { db }: ChangeContext,
  standing: Judged,
  editors: { before: readonly string[]; after: readonly string[] },
): Promise<void> {
  const accounts = editors.after.filter((account) => !editors.before.includes(account));
  if (accounts.length === 0 || standing.state === 'draft') return;
  await joinAssignmentThreads(db, { assignment: standing.assignment, accounts });
}

export const saveAssignment: Handler<typeof assignmentCalls.saveAssignment> = async (
  context,
  { params: { assignment_id: assignment }, query: { locale }, body: { revision, changes } },
) => {
  const { db, actor } = context;
  const standing = found(
    await lockStanding(db, assignment, actor.account),
    'could_not_find_assignment',
  );
  checkRights(actor, standing, changes);
  allowed(standing.revision === revision, 'assignment_was_changed');
  const asked = { assignment, locale };
  if (Object.keys(changes).length === 0) return loadDraft(db, actor, asked);
  await checkReferences(db, standing, changes);
  const was = isAtOthers(actor, standing) ? await loadDraft(db, actor, asked) : null;
  const before = await findEditors(db, assignment);
  await writeChanges(context, assignment, changes);
  if (changes.editors) await letIn(context, standing, { before, after: changes.editors });
  const draft = await loadDraft(db, actor, asked);
  if (standing.state === 'published' && draft.missing.length > 0) {
    throw new Refusal('assignment_not_ready', { issues: draft.missing });
  }
  await inviteNewcomers(context, standing, changes);
  await recordSave(context, standing, { before: was, after: draft });
  await tellEditors(context, assignment, before);
  return draft;
};
