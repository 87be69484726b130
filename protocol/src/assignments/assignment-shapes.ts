import { z } from 'zod';
import { Competency } from '../competencies/competencies.ts';
import { ActivityEvent } from '../events/events.ts';
import { limits } from '../limits.ts';
import { Region } from '../regions/regions.ts';
import {
  Country,
  Day,
  DisciplineKey,
  FileRef,
  Moment,
  Paged,
  Uuid,
  isStorable,
  notStorable,
  text,
} from '../shapes.ts';
import { interestStates } from '../interest/interest-life.ts';
import { assignmentTypes, requirementKinds } from '../terms.ts';
import { assignmentStates } from './assignment-life.ts';

const size = limits.assignment;

/** Exactly one of the three keys is present. */
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

/** An editor, a contact or a sales admin of an assignment. */
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
    /** the CV that was sent with it */
    cv_sent: Uuid.nullable(),
    state: z.enum(interestStates),
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

/** What the viewer may do with the assignment. */
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
    /** statistics and activity; only for what consultants have seen */
    readAnswers: z.boolean(),
    /** others can open its address */
    share: z.boolean(),
    readChanges: z.boolean(),
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
    /** the day by which everybody gets an answer, if an editor has chosen it; see `answer-by.ts` */
    answer_by: Day.nullable(),
    opportunity: Uuid.optional(),
    company: AssignmentCompany,
    roles: z.array(Competency),
    skills: z.array(Competency),
    editors: z.array(AssignmentPerson),
    contacts: z.array(AssignmentPerson),
    attachments: z.array(FileRef),
    /** the viewer's own threads about the assignment */
    message_threads: z.array(AssignmentThread),
    /** all for an editor; for a consultant, those sent by them or their company */
    interested_consultants: z.array(InterestedConsultant),
    /** for admins, where `can.seeAdminFields` is true */
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
    discipline: DisciplineKey.nullable(),
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
    can: AssignmentCan,
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

/** A span of time, without the parts that are zero. */
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

const uniqueIds = (max: number) =>
  z
    .array(Uuid)
    .max(max)
    .refine((ids) => new Set(ids).size === ids.length, 'must not repeat');

/** The fields of the wizard. A missing field stays unchanged. `revision` is the one last read. */
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
      .refine(isStorable, notStorable)
      .nullable(),
    deadline: Deadline.nullable(),
    answer_by: Day.nullable(),
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

/** The assignment as its editors edit it. */
export const AssignmentDraft = Assignment.omit({
  message_threads: true,
  interested_consultants: true,
})
  .extend({
    revision: z.int(),
    updated_at: Moment,
    updated_by_name: z.string().nullable(),
    invited: z.array(InvitedConsultant),
    /** what is missing before it can be published */
    missing: z.array(ReadinessIssue),
  })
  .meta({ id: 'AssignmentDraft' });
export type AssignmentDraft = z.output<typeof AssignmentDraft>;
