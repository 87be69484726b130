import { eventsOf, type EventOf } from '../lifecycle.ts';
import { lives } from '../lives.ts';

/** The kinds of the specification; the app may report only these. */
export const eventKinds = [
  'user_logged_in',
  'get_profiles',
  'get_profile',
  'get_cv',
  'delete_cv',
  'get_assignments',
  'get_assignment',
  'save_consultant',
  'edit_profile',
  'sent_message',
  'sent_direct_message',
  'sent_assignment_interest_message',
  'consultant_admin_sent_assignment_interest_message',
  'sent_request_to_hire_message',
  'performed_search',
  'saved_search',
  'get_search',
  'updated_search',
  'deleted_search',
  'saved_search_changed',
  'invited_colleague',
  'accepted_invitation',
  'published_assignment',
  'unpublished_assignment',
  'updated_role',
  'updated_skill',
  'opened_create_calendar_invite_modal',
  'created_calendar_invite_draft',
] as const;
export type SpecifiedKind = (typeof eventKinds)[number];

/** What a move records, where the specification has no kind for it. */
export type MoveEventKind = Exclude<EventOf<(typeof lives)[number]>, SpecifiedKind>;
const isSpecified = (kind: string): boolean => (eventKinds as readonly string[]).includes(kind);
export const moveEventKinds = lives
  .flatMap((life): string[] => eventsOf(life))
  .filter((kind) => !isSpecified(kind)) as readonly string[] as readonly MoveEventKind[];

const otherInternalKinds = [
  'recorded_change',
  'updated_availabilities',
  'changed_assignment_text',
  'found_virus',
  'found_broken_picture',
  'looked_at_ai_answers',
] as const;

/**
 * Kinds of our own: stored, never accepted from the app, and never in the feed of an assignment.
 */
export const internalEventKinds = [...otherInternalKinds, ...moveEventKinds] as const;
export type InternalEventKind = (typeof internalEventKinds)[number];
export type EventKind = SpecifiedKind | InternalEventKind;

/** The kinds that the activity feed of an assignment shows. */
export const activityKinds = [
  'published_assignment',
  'unpublished_assignment',
  'sent_assignment_interest_message',
  'consultant_admin_sent_assignment_interest_message',
] as const satisfies readonly SpecifiedKind[];
export type ActivityKind = (typeof activityKinds)[number];
