import { z } from 'zod';
import { callTable } from '../call.ts';
import { limits } from '../limits.ts';
import { Day, DisciplineKey, Moment, Uuid, params } from '../shapes.ts';
import { AvailabilityRecord } from './profile-shapes.ts';

const one = params('profile');

/** Review, activation, availability and deletion of a profile. */
export const profileReviewCalls = callTable('main', {
  sendProfileToQa: {
    method: 'POST',
    path: '/profile/{profile}/send-to-qa',
    summary: 'Request the quality review.',
    access: 'profile-owner',
    changesWaiting: true,
    status: 200,
    params: one,
    body: z.object({ discipline: DisciplineKey }),
    answer: z.object({ profile_qa: Uuid }),
    errors: [
      'could_not_find_profile',
      'account_is_deactivated',
      'profile_qa_must_have_status_not_started_to_send_to_qa',
      'profile_validation_error',
      'could_not_create_profile_qa_entry',
    ],
  },
  decideProfileQa: {
    method: 'POST',
    path: '/admin/profile-qa',
    summary: 'Approve or reject a profile that is in review, or reopen a decision.',
    access: 'admin',
    changesWaiting: true,
    status: 200,
    body: z.object({
      account: Uuid,
      profile_qa_status: z.enum(['approved', 'rejected', 'in_progress']),
    }),
    answer: z.object({ profile_qa: Uuid }),
    errors: [
      'could_not_find_profile',
      'profile_qa_state_does_not_allow',
      'could_not_create_profile_qa_entry',
    ],
  },
  setProfileActivation: {
    method: 'POST',
    path: '/profile/{profile}/activation',
    summary: 'Activate or deactivate the profile.',
    access: 'admin-or-company-admin',
    changesWaiting: true,
    status: 200,
    params: one,
    body: z.object({ active: z.boolean() }),
    answer: z.object({ profile: Uuid, activationStatus: z.boolean() }),
    errors: [
      'could_not_find_profile',
      'account_is_deactivated',
      'profile_qa_must_have_status_approved',
      'profile_validation_error',
      'cooperation_agreement_not_signed',
    ],
  },
  requestProfileActivation: {
    method: 'POST',
    path: '/profile/{profile}/requested-activation',
    summary: 'Request activation, or withdraw the request.',
    access: 'profile-owner',
    changesWaiting: true,
    status: 200,
    params: one,
    body: z.object({ requestedActivation: z.boolean() }),
    answer: z.object({ profile: Uuid, requestedActivation: z.boolean() }),
    errors: [
      'could_not_find_profile',
      'account_is_deactivated',
      'profile_qa_must_have_status_approved',
    ],
  },
  setAvailability: {
    method: 'POST',
    path: '/profile/{profile}/availability',
    summary: 'Set whether the consultant is available from today; counts as confirmed today.',
    access: 'profile-owner',
    status: 200,
    params: one,
    body: z.object({ isAvailable: z.boolean() }),
    answer: AvailabilityRecord,
    errors: ['could_not_find_profile'],
  },
  updateAvailabilities: {
    method: 'POST',
    path: '/profile/availability/bulk',
    summary: "Set or confirm the availability of many of the company's consultants; all or none.",
    access: 'company-admin',
    status: 200,
    body: z.object({
      updates: z
        .array(
          z.object({
            profile: Uuid,
            isAvailable: z.boolean().optional(),
            updateAvailabilityUpdatedOnly: z.boolean().optional(),
          }),
        )
        .min(1)
        .max(limits.availability.updates),
    }),
    answer: z.array(AvailabilityRecord),
    errors: ['invalid_availability_update'],
  },
  confirmAvailability: {
    method: 'POST',
    path: '/availability/confirm',
    summary: 'Confirm the availability by the link in the reminder.',
    access: 'stranger',
    status: 200,
    body: z.object({ token: z.string().max(500) }),
    answer: z.object({ availability: Day.nullable(), availability_updated: Moment }),
    errors: ['confirmation_link_not_valid'],
    perMinute: 30,
  },
  removeProfile: {
    method: 'DELETE',
    path: '/profile/{profile}',
    summary: "Delete a consultant's data and files; a placeholder stays where others refer to it.",
    access: 'profile-remover',
    changesWaiting: true,
    status: 200,
    params: one,
    answer: z.object({ profile: Uuid }),
    errors: ['could_not_find_profile', 'cannot_delete_own_profile', 'company_needs_an_admin'],
  },
});
