import type { AssignmentDraft, Deadline } from '@torg/protocol/assignments/assignment-shapes';
import type { ChangeKind, ChangeValues } from '@torg/protocol/events/changes';
import { recordChange, recordEditing } from '../../events/events.commands.ts';
import type { Actor } from '../../platform/actor.ts';
import type { ChangeContext } from '../../platform/handler.ts';
import type { FoundFacts } from '../assignments.repository.ts';

/** Only what admins change in other people's assignments is recorded. */
export const isActingAsAdmin = (actor: Actor, facts: Pick<FoundFacts, 'is_editor'>): boolean =>
  actor.role === 'admin' && !facts.is_editor;

function deadlineText(deadline: Deadline | null): string | null {
  if (deadline === null) return null;
  if (deadline.deadline_is_asap) return 'asap';
  return deadline.deadline_is_continuous ? 'continuous' : (deadline.deadline_with_date ?? null);
}

const namesOf = (some: readonly { name: string }[]) => some.map(({ name }) => name).join(', ');
const idsOf = (some: readonly { uuid: string }[]) => some.map(({ uuid }) => uuid).join(' ');

/** The fields of an assignment that its history shows. */
function historyFieldsOf(draft: AssignmentDraft): ChangeValues {
  return {
    title: draft.title,
    assignment_type: draft.assignment_type,
    discipline: draft.discipline,
    description: draft.description,
    roles: namesOf(draft.roles),
    skills: namesOf(draft.skills),
    requirements: draft.requirements.map(({ text }) => text).join('; '),
    start_date: draft.start_date,
    duration: draft.duration,
    percent: draft.percent,
    allow_remote_work: draft.allow_remote_work,
    region: draft.region?.name ?? null,
    place_description: draft.place_description,
    terms_and_conditions: draft.terms_and_conditions,
    abidance_deadline: draft.abidance_deadline,
    admin_deadline: draft.admin_deadline ?? null,
    external_url: draft.external_url ?? null,
    deadline: deadlineText(draft.deadline),
    answer_by: draft.answer_by,
    editors: idsOf(draft.editors),
    contacts: idsOf(draft.contacts),
    invited: draft.invited.map(({ account }) => account).join(' '),
  };
}

type RecordedFacts = Pick<FoundFacts, 'assignment' | 'is_editor'>;
export const objectOf = (assignment: string, title?: string) => ({
  kind: 'assignment' as const,
  id: assignment,
  ...(title && { name: title }),
});

/** Records what an admin has changed in another's assignment, if anything differs. */
export async function recordSave(
  context: ChangeContext,
  facts: RecordedFacts,
  { before, after }: { before: AssignmentDraft | null; after: AssignmentDraft },
): Promise<void> {
  if (before === null) return;
  await recordEditing(context, {
    what: 'changed_assignment',
    object: objectOf(facts.assignment, after.title),
    before: historyFieldsOf(before),
    after: historyFieldsOf(after),
  });
}

type AdminAction = Extract<ChangeKind, 'added_attachment' | 'removed_attachment'>;

/** Records what an admin has done with another's assignment. */
export async function recordAction(
  context: ChangeContext,
  facts: RecordedFacts,
  action: { what: AdminAction; before?: ChangeValues; after?: ChangeValues },
): Promise<void> {
  if (!isActingAsAdmin(context.actor, facts)) return;
  await recordChange(context, { ...action, object: objectOf(facts.assignment) });
}
