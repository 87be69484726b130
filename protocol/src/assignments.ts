import { z } from 'zod';
import { assignmentStates } from './assignment-life.ts';
import { callTable } from './call.ts';
import { Competency } from './competencies.ts';
import { ActivityEvent } from './events.ts';
import { attachmentTypes, limits } from './limits.ts';
import { CompanyWithNewestAssignment } from './organizations.ts';
import { Region } from './regions.ts';
import {
  Country,
  Day,
  DisciplineKey,
  Direction,
  FileRef,
  LocaleCode,
  Moment,
  Paged,
  Uuid,
  bodyPage,
  oneOrMany,
  params,
  text,
} from './shapes.ts';
import {
  adminGroupFilters,
  adminSortFields,
  assignmentTypes,
  closeReasons,
  consultantGroupFilters,
  myGroupFilters,
  remoteFilters,
  requirementKinds,
  sortFields,
} from './terms.ts';

const size = limits.assignment;

// ── shapes ──────────────────────────────────────────────────────────────────────────────────────

/** One of the three; exactly one key is there. */
export const Deadline = z
  .object({
    deadline_with_date: Day.nullable().optional(),
    deadline_is_continuous: z.literal(true).optional(),
    deadline_is_asap: z.literal(true).optional(),
  })
  .refine((deadline) => Object.keys(deadline).length === 1, 'must be one kind of deadline')
  .meta({ id: 'Deadline' });
export type Deadline = z.output<typeof Deadline>;

export const Requirement = z
  .object({ kind: z.enum(requirementKinds), text: text(size.requirement) })
  .meta({ id: 'Requirement' });
export type Requirement = z.output<typeof Requirement>;

/** A person beside an assignment: editor, contact or sales admin. */
export const AssignmentPerson = z
  .object({
    uuid: Uuid,
    name: z.string(),
    title: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string(),
    image_url: z.string().nullable(),
  })
  .meta({ id: 'AssignmentPerson' });
export type AssignmentPerson = z.output<typeof AssignmentPerson>;

export const AssignmentThread = z
  .object({ thread_id: Uuid, created_at: Moment, number_of_unread_messages: z.int() })
  .meta({ id: 'AssignmentThread' });

export const InterestedConsultant = z
  .object({
    assignment_interest: Uuid,
    name: z.string(),
    image_url: z.string().nullable(),
    account: Uuid,
    created_at: Moment,
  })
  .meta({ id: 'InterestedConsultant' });

export const AssignmentCompany = z
  .object({
    uuid: Uuid,
    name: z.string(),
    logo_url: z.string().nullable(),
    country: Country,
    sales_admin: AssignmentPerson.nullable(),
  })
  .meta({ id: 'AssignmentCompany' });

/** What the one who asks may do with the assignment. */
export const AssignmentCan = z
  .object({
    edit: z.boolean(),
    publish: z.boolean(),
    unpublish: z.boolean(),
    close: z.boolean(),
    reopen: z.boolean(),
    remove: z.boolean(),
    copy: z.boolean(),
    sendInterest: z.boolean(),
    sendCompanyInterest: z.boolean(),
    seeAdminFields: z.boolean(),
  })
  .meta({ id: 'AssignmentCan' });
export type AssignmentCan = z.output<typeof AssignmentCan>;

export const Assignment = z
  .object({
    uuid: Uuid,
    assignment_type: z.enum(assignmentTypes),
    title: z.string(),
    description: z.string(),
    discipline: DisciplineKey.nullable(),
    requirements: z.array(Requirement),
    duration: z.string().nullable(),
    terms_and_conditions: z.string().nullable(),
    created_at: Moment,
    is_active: z.boolean(),
    state: z.enum(assignmentStates),
    abidance_deadline: Day.nullable(),
    percent: z.int().nullable(),
    public_date: Moment.nullable(),
    start_date: Day.nullable(),
    place_description: z.string().nullable(),
    allow_remote_work: z.boolean(),
    region: Region.nullable(),
    deadline: Deadline.nullable(),
    opportunity: Uuid.optional(),
    company: AssignmentCompany,
    roles: z.array(Competency),
    skills: z.array(Competency),
    editors: z.array(AssignmentPerson),
    contacts: z.array(AssignmentPerson),
    attachments: z.array(FileRef),
    /** the caller's own threads about the assignment */
    message_threads: z.array(AssignmentThread),
    /** all for an editor; for a consultant, those they or their company sent */
    interested_consultants: z.array(InterestedConsultant),
    /** for admins, where `can.seeAdminFields` */
    admin_deadline: Day.nullable().optional(),
    external_url: z.string().nullable().optional(),
    can: AssignmentCan,
  })
  .meta({ id: 'Assignment' });
export type Assignment = z.output<typeof Assignment>;

export const AssignmentListItem = z
  .object({
    uuid: Uuid,
    title: z.string(),
    description: z.string(),
    company_name: z.string(),
    company_logo_url: z.string().nullable(),
    company_uuid: Uuid,
    company_country: Country,
    created_at: Moment,
    start_date: Day.nullable(),
    deadline: Deadline.nullable(),
    duration: z.string().nullable(),
    assignment_type: z.enum(assignmentTypes),
    percent: z.int().nullable(),
    public_date: Moment.nullable(),
    place_description: z.string().nullable(),
    allow_remote_work: z.boolean(),
    region: Region.nullable(),
    skills: z.array(Competency),
    roles: z.array(Competency),
    is_active: z.boolean(),
    state: z.enum(assignmentStates),
    message_threads: z.array(AssignmentThread),
    interested_consultants: z.array(InterestedConsultant),
  })
  .meta({ id: 'AssignmentListItem' });
export type AssignmentListItem = z.output<typeof AssignmentListItem>;

export const AdminAssignmentListItem = AssignmentListItem.extend({
  admin_deadline: Day.nullable(),
  abidance_deadline: Day.nullable(),
  external_url: z.string().nullable(),
  editors: z.array(z.object({ account: Uuid, name: z.string() })),
}).meta({ id: 'AdminAssignmentListItem' });
export type AdminAssignmentListItem = z.output<typeof AdminAssignmentListItem>;

export const AssignmentList = z
  .object({ assignments: z.array(AssignmentListItem), ...Paged })
  .meta({ id: 'AssignmentList' });
export const AdminAssignmentList = z
  .object({ assignments: z.array(AdminAssignmentListItem), ...Paged })
  .meta({ id: 'AdminAssignmentList' });

/** A span of time; only the parts that are not zero. */
export const Duration = z
  .object({
    years: z.int(),
    months: z.int(),
    days: z.int(),
    hours: z.int(),
    minutes: z.int(),
    seconds: z.int(),
    milliseconds: z.int(),
  })
  .partial()
  .meta({ id: 'Duration' });
export type Duration = z.output<typeof Duration>;

export const AssignmentStats = z
  .object({
    assignmentId: Uuid,
    views: z.int(),
    uniqueUsers: z.int(),
    recommendationEmailsSent: z.int(),
    timeToFirstMessage: Duration.nullable(),
  })
  .meta({ id: 'AssignmentStats' });
export type AssignmentStats = z.output<typeof AssignmentStats>;

export const AssignmentActivity = z
  .object({
    events: z.array(ActivityEvent),
    thread_messages: z.array(
      z.object({
        thread_id: Uuid,
        message_id: Uuid,
        created_at: Moment,
        sender: z.object({ account: Uuid, name: z.string() }),
      }),
    ),
  })
  .meta({ id: 'AssignmentActivity' });

// ── what an editor writes ───────────────────────────────────────────────────────────────────────

const uniqueIds = (max: number) =>
  z
    .array(Uuid)
    .max(max)
    .refine((ids) => new Set(ids).size === ids.length, 'must not repeat');

/** The fields of the wizard; an absent one is left as it is. `revision` is the one last seen. */
export const AssignmentChanges = z
  .strictObject({
    title: text(size.title.max),
    assignment_type: z.enum(assignmentTypes),
    discipline: DisciplineKey.nullable(),
    description: text(size.description.max),
    roles: uniqueIds(size.roles),
    skills: uniqueIds(size.skills),
    requirements: z.array(Requirement).max(size.requirements),
    start_date: Day.nullable(),
    duration: text(size.duration).nullable(),
    percent: z.int().min(size.percent.min).max(size.percent.max).nullable(),
    allow_remote_work: z.boolean(),
    region: Uuid.nullable(),
    place_description: text(size.place).nullable(),
    terms_and_conditions: text(size.terms).nullable(),
    abidance_deadline: Day.nullable(),
    admin_deadline: Day.nullable(),
    external_url: z
      .url({ protocol: /^https?$/ })
      .max(size.url)
      .nullable(),
    deadline: Deadline.nullable(),
    editors: uniqueIds(size.editors),
    contacts: uniqueIds(size.contacts),
    invited: uniqueIds(size.invited),
  })
  .partial()
  .meta({ id: 'AssignmentChanges' });
export type AssignmentChanges = z.output<typeof AssignmentChanges>;
export type AssignmentField = keyof AssignmentChanges;

export const ReadinessIssue = z
  .object({ path: z.string(), code: z.string(), message: z.string() })
  .meta({ id: 'ReadinessIssue' });

export const InvitedConsultant = z
  .object({
    account: Uuid,
    name: z.string(),
    title: z.string().nullable(),
    image_url: z.string().nullable(),
    company_name: z.string().nullable(),
  })
  .meta({ id: 'InvitedConsultant' });

/** The assignment as its editors write it. */
export const AssignmentDraft = Assignment.omit({
  message_threads: true,
  interested_consultants: true,
})
  .extend({
    revision: z.int(),
    updated_at: Moment,
    updated_by_name: z.string().nullable(),
    invited: z.array(InvitedConsultant),
    /** what is missing before it can be published; empty: nothing */
    missing: z.array(ReadinessIssue),
  })
  .meta({ id: 'AssignmentDraft' });
export type AssignmentDraft = z.output<typeof AssignmentDraft>;

// ── calls ───────────────────────────────────────────────────────────────────────────────────────

const sortBy = <const F extends readonly [string, ...string[]]>(fields: F) =>
  z
    .object({ field: z.enum(fields), direction: Direction.default('desc') })
    .default({ field: 'created_at_and_public_date', direction: 'desc' } as never);

const one = params('assignment_id');
const locale = z.object({ locale: LocaleCode.default('nb') });
const changed = ['could_not_find_assignment', 'assignment_was_changed'] as const;
const moved = ['could_not_find_assignment', 'assignment_state_does_not_allow'] as const;
const page = bodyPage(limits.assignmentPage);

export const assignmentCalls = callTable('main', {
  listAssignments: {
    method: 'POST',
    path: '/assignments',
    summary: 'Assignments that a consultant may answer.',
    access: 'consultant',
    status: 200,
    effect: 'read',
    body: z.object({
      locale: LocaleCode.default('nb'),
      groupFilter: z.enum(consultantGroupFilters).default('active-assignments'),
      sort: sortBy(sortFields),
      countryFilter: oneOrMany(Country).optional(),
      remoteFilter: z.enum(remoteFilters).default('any'),
      disciplineFilter: oneOrMany(DisciplineKey).optional(),
      queryFilter: text(limits.query).optional(),
      ...page,
    }),
    answer: AssignmentList,
  },
  listMyAssignments: {
    method: 'POST',
    path: '/assignments/mine',
    summary: 'Assignments that one is an editor of.',
    access: 'buyer',
    status: 200,
    effect: 'read',
    body: z.object({
      locale: LocaleCode.default('nb'),
      groupFilter: z.enum(myGroupFilters).default('all-my'),
      sort: sortBy(sortFields),
      queryFilter: text(limits.query).optional(),
      ...page,
    }),
    answer: AssignmentList,
  },
  listAllAssignments: {
    method: 'POST',
    path: '/admin/assignments',
    summary: 'Every assignment.',
    access: 'admin',
    status: 200,
    effect: 'read',
    body: z.object({
      locale: LocaleCode.default('nb'),
      groupFilter: z.enum(adminGroupFilters).default('admin-all'),
      sort: sortBy(adminSortFields),
      countryFilter: oneOrMany(Country).optional(),
      companyFilter: oneOrMany(Uuid).optional(),
      editorFilter: oneOrMany(Uuid).optional(),
      disciplineFilter: oneOrMany(DisciplineKey).optional(),
      remoteFilter: z.enum(remoteFilters).default('any'),
      queryFilter: text(limits.query).optional(),
      ...page,
    }),
    answer: AdminAssignmentList,
  },
  suggestAssignmentFilters: {
    method: 'GET',
    path: '/admin/assignments/filter-autosuggestions',
    summary: 'Editors, assignments and companies whose names fit.',
    access: 'admin',
    status: 200,
    query: z.object({ query: text(limits.query).default('') }),
    answer: z
      .object({
        editors: z.array(
          z.object({
            account: Uuid,
            email: z.string(),
            name: z.string(),
            image: z.string().nullable(),
            company_name: z.string().nullable(),
            company_logo_url: z.string().nullable(),
          }),
        ),
        assignments: z.array(
          z.object({
            title: z.string(),
            uuid: Uuid,
            company_name: z.string(),
            company_logo_url: z.string().nullable(),
            created_at: Moment,
            editors: z.array(z.object({ account: Uuid, name: z.string() })),
          }),
        ),
        companies: z.array(
          z.object({ name: z.string(), uuid: Uuid, image: z.string().nullable() }),
        ),
      })
      .meta({ id: 'EditorLookupResult' }),
  },
  listCompaniesWithMostRecentAssignments: {
    method: 'GET',
    path: '/admin/companies/with-most-recent-assignments',
    summary: 'The clients that made assignments last.',
    access: 'admin',
    status: 200,
    answer: z.object({ companies: z.array(CompanyWithNewestAssignment) }),
  },
  createAssignment: {
    method: 'POST',
    path: '/assignments/new',
    summary: "An empty draft in the buyer's company.",
    access: 'buyer',
    status: 201,
    answer: z.object({ assignment_uuid: Uuid }),
    errors: ['could_not_find_organization'],
  },
  createAssignmentForCompany: {
    method: 'POST',
    path: '/admin/company/{company_uuid}/assignments',
    summary: 'An empty draft in the named company.',
    access: 'admin',
    status: 201,
    params: params('company_uuid'),
    answer: z.object({ assignment_uuid: Uuid }),
    errors: ['could_not_find_organization'],
  },
  getAssignment: {
    method: 'GET',
    path: '/assignment/{assignment_id}',
    summary: 'One assignment with all that belongs to it.',
    access: 'assignment-reader',
    status: 200,
    params: one,
    query: locale,
    answer: Assignment,
    errors: ['could_not_find_assignment'],
  },
  getAssignmentStats: {
    method: 'GET',
    path: '/assignment/{assignment_id}/stats',
    summary: 'Views, mails, and the time to the first message.',
    access: 'assignment-editor',
    status: 200,
    params: one,
    answer: AssignmentStats,
    errors: ['could_not_find_assignment', 'could_not_find_assignment_statistics'],
  },
  getAssignmentActivity: {
    method: 'GET',
    path: '/assignment/{assignment_id}/activity',
    summary: 'What happened to the assignment, newest first.',
    access: 'assignment-editor',
    status: 200,
    params: one,
    answer: AssignmentActivity,
    errors: ['could_not_find_assignment'],
  },
  getAssignmentDraft: {
    method: 'GET',
    path: '/assignment/{assignment_id}/draft',
    summary: 'The assignment as its editors write it.',
    access: 'assignment-editor',
    status: 200,
    params: one,
    query: locale,
    answer: AssignmentDraft,
    errors: ['could_not_find_assignment'],
  },
  saveAssignment: {
    method: 'PATCH',
    path: '/assignment/{assignment_id}',
    summary: 'Save some fields; refused when somebody else saved since the revision.',
    access: 'assignment-editor',
    status: 200,
    params: one,
    query: locale,
    body: z.strictObject({ revision: z.int().min(0), changes: AssignmentChanges }),
    answer: AssignmentDraft,
    errors: [
      ...changed,
      'assignment_needs_an_editor',
      'assignment_not_ready',
      'reference_not_found',
    ],
  },
  publishAssignment: {
    method: 'POST',
    path: '/assignment/{assignment_id}/publish',
    summary: 'Make it visible to consultants.',
    access: 'assignment-editor',
    status: 200,
    params: one,
    query: locale,
    answer: AssignmentDraft,
    errors: [...moved, 'assignment_not_ready'],
  },
  unpublishAssignment: {
    method: 'POST',
    path: '/assignment/{assignment_id}/unpublish',
    summary: 'Take it out of the lists again.',
    access: 'assignment-editor',
    status: 200,
    params: one,
    query: locale,
    answer: AssignmentDraft,
    errors: moved,
  },
  closeAssignment: {
    method: 'POST',
    path: '/assignment/{assignment_id}/close',
    summary: 'Say that it is over, and why.',
    access: 'assignment-editor',
    status: 200,
    params: one,
    query: locale,
    body: z.object({ reason: z.enum(closeReasons) }),
    answer: AssignmentDraft,
    errors: moved,
  },
  reopenAssignment: {
    method: 'POST',
    path: '/assignment/{assignment_id}/reopen',
    summary: 'Undo closing; it stays unpublished.',
    access: 'assignment-editor',
    status: 200,
    params: one,
    query: locale,
    answer: AssignmentDraft,
    errors: moved,
  },
  copyAssignment: {
    method: 'POST',
    path: '/assignment/{assignment_id}/copy',
    summary: 'A new draft with the same content, without dates and invitations.',
    access: 'assignment-editor',
    status: 201,
    params: one,
    answer: z.object({ assignment_uuid: Uuid }),
    errors: ['could_not_find_assignment'],
  },
  removeAssignment: {
    method: 'DELETE',
    path: '/assignment/{assignment_id}',
    summary: 'Throw a draft away.',
    access: 'assignment-editor',
    status: 204,
    params: one,
    errors: moved,
  },
  uploadAssignmentAttachment: {
    method: 'POST',
    path: '/assignment/{assignment_id}/attachments',
    summary: 'Attach a file.',
    access: 'assignment-editor',
    status: 201,
    params: one,
    upload: { types: Object.keys(attachmentTypes), size: limits.attachment.size },
    answer: FileRef,
    errors: [
      'could_not_find_assignment',
      'unsupported_file_type',
      'too_many_files',
      'could_not_upload_file',
    ],
  },
  getAssignmentAttachment: {
    method: 'GET',
    path: '/assignment/{assignment_id}/attachments/{file_id}',
    summary: 'Download an attached file.',
    access: 'assignment-reader',
    status: 200,
    params: params('assignment_id', 'file_id'),
    raw: 'file',
    errors: [
      'could_not_find_assignment',
      'could_not_find_assignment_attachment',
      'could_not_fetch_assignment_attachment',
    ],
  },
  removeAssignmentAttachment: {
    method: 'DELETE',
    path: '/assignment/{assignment_id}/attachments/{file_id}',
    summary: 'Remove an attached file.',
    access: 'assignment-editor',
    status: 204,
    params: params('assignment_id', 'file_id'),
    errors: ['could_not_find_assignment', 'could_not_find_assignment_attachment'],
  },
  listAssignmentColleagues: {
    method: 'GET',
    path: '/assignment/{assignment_id}/colleagues',
    summary: 'People who may be made editors or contacts.',
    access: 'assignment-editor',
    status: 200,
    params: one,
    answer: z.object({ colleagues: z.array(AssignmentPerson) }),
    errors: ['could_not_find_assignment'],
  },
  searchInvitableConsultants: {
    method: 'GET',
    path: '/assignment/{assignment_id}/invitable-consultants',
    summary: 'Visible consultants by name, to invite to a direct assignment.',
    access: 'assignment-editor',
    status: 200,
    params: one,
    query: z.object({ query: text(limits.query).default('') }),
    answer: z.object({ consultants: z.array(InvitedConsultant) }),
    errors: ['could_not_find_assignment'],
  },
  countMatchingConsultants: {
    method: 'GET',
    path: '/assignment/{assignment_id}/matching-consultants',
    summary: 'How many visible consultants have a role or skill that is asked for, in reach.',
    access: 'assignment-editor',
    status: 200,
    params: one,
    answer: z.object({ count: z.int() }),
    errors: ['could_not_find_assignment'],
  },
  stopRecommendationMails: {
    method: 'POST',
    path: '/recommendation-mails/stop',
    summary: 'Turn recommendation mails off, or on again, by the token of a mail.',
    access: 'stranger',
    status: 200,
    query: z.object({ token: z.string().max(300).optional() }),
    body: z.looseObject({
      token: z.string().max(300).optional(),
      on: z.boolean().default(false),
    }),
    answer: z.object({ recommendationMails: z.boolean() }),
    errors: ['unsubscribe_link_not_valid'],
    perMinute: 60,
  },
});
