import type { AssignmentChanges } from '@torg/protocol/assignments/assignment-shapes';
import type { assignmentCalls } from '@torg/protocol/assignments/assignments';
import { joinAssignmentThreads } from '../../messages/messages.commands.ts';
import type { Actor } from '../../platform/actor.ts';
import type { ChangeContext, Handler } from '../../platform/handler.ts';
import { Refusal, allowed, found } from '../../platform/refusal.ts';
import {
  changedColumns,
  replaceCompetencies,
  replacePeople,
  updateAssignments,
} from './assignment-changes.repository.ts';
import { mayEdit, maySeeAdminFields } from '../assignments.policy.ts';
import { findEditors, lockFacts, type FoundFacts } from '../assignments.repository.ts';
import { checkReferences } from './check-references.ts';
import { inviteConsultants } from '../mails/invite-consultants.ts';
import { loadDraft } from './load-draft.ts';
import { isActingAsAdmin, recordSave } from './record-admin.ts';
import { notifyEditors } from '../moves/notify-editors.ts';

function checkRights(actor: Actor, facts: FoundFacts, changes: AssignmentChanges): void {
  allowed(mayEdit(actor, facts));
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

/** In a published assignment new people are mailed now; otherwise they are mailed on publishing. */
async function inviteNewcomers(
  { enqueue }: ChangeContext,
  { assignment, state }: FoundFacts,
  { invited, assignment_type }: AssignmentChanges,
): Promise<void> {
  if (state !== 'published' || (!invited && assignment_type !== 'direct')) return;
  await enqueue(inviteConsultants, { assignment });
}

/** New editors become participants of the threads of earlier answers. */
async function addToThreads(
  { db }: ChangeContext,
  facts: FoundFacts,
  editors: { before: readonly string[]; after: readonly string[] },
): Promise<void> {
  const accounts = editors.after.filter((account) => !editors.before.includes(account));
  if (accounts.length === 0 || facts.state === 'draft') return;
  await joinAssignmentThreads(db, { assignment: facts.assignment, accounts });
}

/** The assignment's own need follows what is written about the work. */
const changesText = ({ title, description, requirements }: AssignmentChanges): boolean =>
  [title, description, requirements].some((one) => one !== undefined);

export const saveAssignment: Handler<typeof assignmentCalls.saveAssignment> = async (
  context,
  { params: { assignment_id: assignment }, query: { locale }, body: { revision, changes } },
) => {
  const { db, actor, now } = context;
  const facts = found(await lockFacts(db, assignment, actor), 'could_not_find_assignment');
  checkRights(actor, facts, changes);
  allowed(facts.revision === revision, 'assignment_was_changed');
  const query = { assignment, locale, now };
  if (Object.keys(changes).length === 0) return loadDraft(db, actor, query);
  await checkReferences(db, facts, changes);
  const draftBefore = isActingAsAdmin(actor, facts) ? await loadDraft(db, actor, query) : null;
  const before = await findEditors(db, assignment);
  await writeChanges(context, assignment, changes);
  if (changes.editors) await addToThreads(context, facts, { before, after: changes.editors });
  const draft = await loadDraft(db, actor, query);
  if (facts.state === 'published' && draft.missing.length > 0) {
    throw new Refusal('assignment_not_ready', { issues: draft.missing });
  }
  if (draft.opportunity !== undefined && changesText(changes)) {
    await context.emit('changed_assignment_text', { assignment });
  }
  await inviteNewcomers(context, facts, changes);
  await recordSave(context, facts, { before: draftBefore, after: draft });
  await notifyEditors(context, assignment, before);
  return draft;
};
