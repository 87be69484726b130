import { z } from 'zod';
import { factorKinds } from '../accounts/factors.ts';
import { callTable } from '../call.ts';
import { ChangeMetadata, MoveMetadata } from './changes.ts';
import { Moment, Uuid, text } from '../shapes.ts';
import {
  activityKinds,
  eventKinds,
  moveEventKinds,
  type EventKind,
  type MoveEventKind,
} from './event-kinds.ts';
import { closeReasons } from '../terms.ts';

const nothing = z.strictObject({});
const profile = z.strictObject({ profile: Uuid });
const assignment = z.strictObject({ assignment: Uuid });
const search = z.strictObject({ search: Uuid });
const thread = z.strictObject({ thread: Uuid, message: Uuid.optional() });
const interest = z.strictObject({ assignment: Uuid, thread: Uuid, consultants: z.array(Uuid) });

const ofMoves = Object.fromEntries(
  moveEventKinds.map((kind) => [kind, MoveMetadata] as const),
) as Record<MoveEventKind, typeof MoveMetadata>;

/** The metadata of each kind of event. */
export const eventMetadata = {
  ...ofMoves,
  user_logged_in: z.strictObject({
    method: z.enum(['password', 'magic_link', 'oidc', 'passkey']).optional(),
    second_factor: z.enum(factorKinds).optional(),
  }),
  get_profiles: nothing,
  get_profile: profile,
  get_cv: z.strictObject({ profile: Uuid, format: z.enum(['pdf', 'docx']).optional() }),
  delete_cv: profile,
  get_assignments: z.strictObject({ groupFilter: text(60).optional() }),
  get_assignment: assignment,
  save_consultant: profile,
  edit_profile: z.strictObject({ profile: Uuid, section: text(60).optional() }),
  sent_message: thread,
  sent_direct_message: thread,
  sent_assignment_interest_message: interest,
  consultant_admin_sent_assignment_interest_message: interest,
  sent_request_to_hire_message: z.strictObject({
    profile: Uuid,
    assignment: Uuid.optional(),
    thread: Uuid.optional(),
  }),
  performed_search: z.strictObject({ query: text(500).optional(), total: z.int().optional() }),
  saved_search: search,
  get_search: search,
  updated_search: search,
  deleted_search: search,
  saved_search_changed: search,
  invited_colleague: z.strictObject({ organization: Uuid }),
  accepted_invitation: z.strictObject({ organization: Uuid }),
  published_assignment: assignment,
  unpublished_assignment: z.strictObject({
    assignment: Uuid,
    closeReason: z.enum(closeReasons).optional(),
  }),
  updated_role: z.strictObject({ competency: Uuid }),
  updated_skill: z.strictObject({ competency: Uuid }),
  opened_create_calendar_invite_modal: z.strictObject({ thread: Uuid.optional() }),
  created_calendar_invite_draft: z.strictObject({ thread: Uuid.optional() }),
  recorded_change: ChangeMetadata,
  /** in a file that somebody uploaded; its content was removed */
  found_virus: z.strictObject({
    file: Uuid,
    file_name: z.string(),
    virus: z.string(),
    uploaded_by: Uuid.nullable(),
  }),
  /** of before, which cannot be decoded; it is taken down */
  found_broken_picture: z.strictObject({ file: Uuid, purpose: z.enum(['photo', 'logo']) }),
  /** of one with a need of its own, which follows its text */
  changed_assignment_text: assignment,
  /** how many were updated at once, and when */
  looked_at_ai_answers: z.strictObject({ ai_jobs: z.array(Uuid) }),
  updated_availabilities: z.strictObject({ profiles: z.int(), at: Moment }),
} as const satisfies Record<EventKind, z.ZodObject>;

export type EventMetadata<K extends EventKind> = z.output<(typeof eventMetadata)[K]>;

export const ActivityEvent = z
  .object({
    event: z.enum(activityKinds),
    actingAccount: z.object({ account: Uuid, name: z.string(), image_url: z.string().nullable() }),
    timestamp: Moment,
    metadata: z.looseObject({
      assignment: Uuid,
      thread: Uuid.optional(),
      consultants: z.array(z.object({ account: Uuid, name: z.string() })).optional(),
      closeReason: z.enum(closeReasons).optional(),
    }),
  })
  .meta({ id: 'ActivityEvent' });
export type ActivityEvent = z.output<typeof ActivityEvent>;

export const eventLogCalls = callTable('main', {
  logEvent: {
    method: 'POST',
    path: '/event-log/entry',
    summary: 'Log an event that only the app can observe.',
    access: 'user',
    status: 201,
    body: z.object({
      actingAccount: Uuid,
      event: z.string().max(100),
      metadata: z.record(z.string().max(100), z.json()).default({}),
    }),
    answer: z.object({ event_log_entry: Uuid }),
    errors: ['unknown_event_type', 'unknown_event_metadata'],
  },
});

/** The kinds that the app may report. */
export const eventKindSet: ReadonlySet<string> = new Set(eventKinds);
