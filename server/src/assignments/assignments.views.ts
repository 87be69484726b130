import type {
  AdminAssignmentListItem,
  Assignment,
  AssignmentDraft,
  AssignmentListItem,
  AssignmentPerson,
  Deadline,
} from '@torg/protocol/assignments/assignment-shapes';
import { imageUrl } from '../files/files.queries.ts';
import type { Actor } from '../platform/actor.ts';
import type { AssignmentListRow, InterestRow } from './lists/assignment-list-row.ts';
import { can, maySeeAdminFields } from './assignments.policy.ts';
import type { AssignmentRow, InvitedRow, PersonRow } from './assignments.repository.ts';
import { missingIssues } from './drafting/missing-issues.ts';

type DeadlineColumns = Pick<AssignmentListRow, 'deadline_kind' | 'deadline_date'>;

function deadlineView({ deadline_kind, deadline_date }: DeadlineColumns): Deadline | null {
  if (deadline_kind === 'continuous') return { deadline_is_continuous: true };
  if (deadline_kind === 'asap') return { deadline_is_asap: true };
  return deadline_kind === 'date' ? { deadline_with_date: deadline_date } : null;
}

export const personView = ({ image_file, ...person }: PersonRow): AssignmentPerson => ({
  ...person,
  image_url: imageUrl(image_file),
});

const interestView = ({ image_file, ...interest }: InterestRow) => ({
  ...interest,
  image_url: imageUrl(image_file),
});

export const invitedView = ({ image_file, ...invited }: InvitedRow) => ({
  ...invited,
  image_url: imageUrl(image_file),
});

export function listItemView(row: AssignmentListRow, actor: Actor): AssignmentListItem {
  return {
    uuid: row.uuid,
    title: row.title,
    description: row.description,
    company_name: row.company_name,
    company_logo_url: imageUrl(row.logo_file),
    company_uuid: row.company_uuid,
    company_country: row.company_country,
    discipline: row.discipline,
    created_at: row.created_at,
    start_date: row.start_date,
    deadline: deadlineView(row),
    duration: row.duration,
    assignment_type: row.assignment_type,
    percent: row.percent,
    public_date: row.public_date,
    place_description: row.place_description,
    allow_remote_work: row.allow_remote_work,
    region: row.region,
    roles: row.roles ?? [],
    skills: row.skills ?? [],
    is_active: row.state === 'published',
    state: row.state,
    message_threads: row.threads ?? [],
    interested_consultants: (row.interested ?? []).map(interestView),
    can: can(actor, row),
  };
}

export function adminListItemView(row: AssignmentListRow, actor: Actor): AdminAssignmentListItem {
  const { admin_deadline, abidance_deadline, external_url } = row;
  return {
    ...listItemView(row, actor),
    admin_deadline,
    abidance_deadline,
    external_url,
    editors: row.editors ?? [],
  };
}

/** The fields that the assignment and its draft share. */
function sharedView(row: AssignmentRow, actor: Actor) {
  const { logo_file, sales_admin, ...company } = row.company;
  return {
    uuid: row.uuid,
    assignment_type: row.assignment_type,
    title: row.title,
    description: row.description,
    discipline: row.discipline,
    requirements: row.requirements,
    duration: row.duration,
    terms_and_conditions: row.terms_and_conditions,
    created_at: row.created_at,
    is_active: row.state === 'published',
    state: row.state,
    abidance_deadline: row.abidance_deadline,
    percent: row.percent,
    public_date: row.public_date,
    start_date: row.start_date,
    place_description: row.place_description,
    allow_remote_work: row.allow_remote_work,
    region: row.region,
    deadline: deadlineView(row),
    answer_by: row.answer_by,
    company: {
      ...company,
      logo_url: imageUrl(logo_file),
      sales_admin: sales_admin && personView(sales_admin),
    },
    roles: row.roles,
    skills: row.skills,
    editors: row.editors.map(personView),
    contacts: row.contacts.map(personView),
    attachments: row.attachments,
    ...(row.opportunity !== null && { opportunity: row.opportunity }),
    ...(maySeeAdminFields(actor) && {
      admin_deadline: row.admin_deadline,
      external_url: row.external_url,
    }),
    can: can(actor, row),
  };
}

export function assignmentView(row: AssignmentRow, actor: Actor): Assignment {
  return {
    ...sharedView(row, actor),
    message_threads: row.threads,
    interested_consultants: row.interested.map(interestView),
  };
}

export function draftView(
  row: AssignmentRow,
  invited: readonly InvitedRow[],
  { actor, now }: { actor: Actor; now: Date },
): AssignmentDraft {
  return {
    ...sharedView(row, actor),
    revision: row.revision,
    updated_at: row.updated_at,
    updated_by_name: row.updated_by_name,
    invited: invited.map(invitedView),
    missing: missingIssues(row, now),
  };
}
