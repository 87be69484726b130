import { lifecycle, type MoveOf } from '../lifecycle.ts';

/**
 * The quality review of a profile. Kept apart from the shapes, so that the app can read it without
 * zod.
 */
export const profileQaStatuses = ['not_started', 'in_progress', 'approved', 'rejected'] as const;
export type ProfileQaStatus = (typeof profileQaStatuses)[number];

export const profileQaLife = lifecycle({
  thing: 'profile_qa',
  initial: 'not_started',
  states: profileQaStatuses,
  done: ['approved'],
  missing: 'could_not_find_profile',
  refusal: 'profile_qa_state_does_not_allow',
  moves: {
    send: {
      from: ['not_started'],
      to: 'in_progress',
      by: ['owner', 'company_admin', 'admin'],
      event: 'sent_profile_to_qa',
      refusal: 'profile_qa_must_have_status_not_started_to_send_to_qa',
    },
    // A new consultant of a company on the fast track, in the transaction that makes the profile.
    fast_track: {
      from: ['not_started'],
      to: 'approved',
      by: ['system'],
      event: 'approved_profile_by_fast_track',
    },
    approve: {
      from: ['in_progress'],
      to: 'approved',
      by: ['admin'],
      event: 'approved_profile',
    },
    reject: {
      from: ['in_progress'],
      to: 'rejected',
      by: ['admin'],
      event: 'rejected_profile',
    },
    // Corrects a decision that was a mistake.
    reopen: {
      from: ['approved', 'rejected'],
      to: 'in_progress',
      by: ['admin'],
      event: 'reopened_profile_qa',
    },
    // Automatic, when anything in a rejected profile changes.
    revise: {
      from: ['rejected'],
      to: 'not_started',
      by: ['owner', 'company_admin', 'admin'],
      event: 'revised_profile',
    },
  },
});
export type ProfileQaMove = MoveOf<typeof profileQaLife>;

export const activationStates = ['inactive', 'requested', 'active'] as const;
export type ActivationState = (typeof activationStates)[number];

/** Whether a profile takes part. The consultant requests it; their company or an admin decides. */
export const activationLife = lifecycle({
  thing: 'activation',
  initial: 'inactive',
  states: activationStates,
  done: ['active'],
  missing: 'could_not_find_profile',
  moves: {
    request: {
      from: ['inactive'],
      to: 'requested',
      by: ['owner', 'company_admin', 'admin'],
      event: 'requested_activation',
      idempotent: true,
    },
    take_back: {
      from: ['requested'],
      to: 'inactive',
      by: ['owner', 'company_admin', 'admin'],
      event: 'took_back_activation_request',
      idempotent: true,
    },
    activate: {
      from: ['inactive', 'requested'],
      to: 'active',
      by: ['company_admin', 'admin'],
      event: 'activated_profile',
      idempotent: true,
    },
    deactivate: {
      from: ['active'],
      to: 'inactive',
      by: ['company_admin', 'admin'],
      event: 'deactivated_profile',
      idempotent: true,
    },
  },
});
export type ActivationMove = MoveOf<typeof activationLife>;

export const qaInterviewStatuses = ['draft', 'submitted', 'approved', 'declined'] as const;
export type QaInterviewStatus = (typeof qaInterviewStatuses)[number];

export const qaInterviewLife = lifecycle({
  thing: 'qa_interview_form',
  initial: 'draft',
  states: qaInterviewStatuses,
  done: ['approved', 'declined'],
  missing: 'could_not_find_qa_interview_form',
  refusal: 'qa_interview_state_does_not_allow',
  moves: {
    submit: {
      from: ['draft'],
      to: 'submitted',
      by: ['owner', 'admin'],
      event: 'submitted_qa_interview',
    },
    approve: {
      from: ['submitted'],
      to: 'approved',
      by: ['admin'],
      event: 'approved_qa_interview',
      reason: 'text',
    },
    decline: {
      from: ['submitted'],
      to: 'declined',
      by: ['admin'],
      event: 'declined_qa_interview',
      reason: 'text',
    },
  },
});
export type QaInterviewMove = MoveOf<typeof qaInterviewLife>;

export const qaInterviewArchiveStates = ['unarchived', 'archived'] as const;

/** Beside the status, which stays as it is: only submitted forms are archived. */
export const qaInterviewArchiveLife = lifecycle({
  thing: 'qa_interview_form_archive',
  initial: 'unarchived',
  states: qaInterviewArchiveStates,
  done: ['archived'],
  missing: 'could_not_find_qa_interview_form',
  moves: {
    archive: {
      from: ['unarchived'],
      to: 'archived',
      by: ['admin'],
      event: 'archived_qa_interview',
      idempotent: true,
    },
    unarchive: {
      from: ['archived'],
      to: 'unarchived',
      by: ['admin'],
      event: 'unarchived_qa_interview',
      idempotent: true,
    },
  },
});
export type QaInterviewArchiveMove = MoveOf<typeof qaInterviewArchiveLife>;
