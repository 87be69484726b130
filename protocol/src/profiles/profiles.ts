import { z } from 'zod';
import { callTable } from '../call.ts';
import { limits } from '../limits.ts';
import { profileQaStatuses } from './profile-life.ts';
import { ProfileItemInput, ProfileSectionChanges } from './profile-inputs.ts';
import { profileReviewCalls } from './profile-review.ts';
import {
  ConsultantAccount,
  Profile,
  ProfileLocale,
  CurrentProfileQa,
  ProfileQaEntry,
  ProfileValidation,
} from './profile-shapes.ts';
import { profileItemKinds } from './profile-terms.ts';
import {
  DisciplineKey,
  Paged,
  Revision,
  Uuid,
  oneOrMany,
  params,
  queryPage,
  requiredText,
  text,
} from '../shapes.ts';
import { pictureUpload } from '../uploads.ts';
import { countries, sortDirections } from '../terms.ts';

const one = params('profile');
const oneItem = params('profile', 'item');
const locale = ProfileLocale;
const itemErrors = ['could_not_find_profile', 'could_not_find_profile_item'] as const;
const SavedItem = z.object({ uuid: Uuid, revision: z.int() });
const consultantSorts = ['name', 'updated', 'availability', 'created'] as const;

const readingCalls = callTable('main', {
  getProfile: {
    method: 'GET',
    path: '/profile/{profile}',
    summary: 'A complete profile.',
    access: 'profile-reader',
    status: 200,
    params: one,
    query: locale,
    answer: Profile,
    errors: ['could_not_find_profile'],
  },
  validateProfile: {
    method: 'GET',
    path: '/profile/{profile}/validate',
    summary: 'Every rule, and whether the profile passes it.',
    access: 'profile-owner',
    status: 200,
    params: one,
    answer: z.object({ profile: Uuid, validations: z.array(ProfileValidation) }),
    errors: ['could_not_find_profile'],
  },
  listProfileQa: {
    method: 'GET',
    path: '/profile/{profile}/profile-qa',
    summary: 'The entries of the review, newest first.',
    access: 'profile-owner',
    status: 200,
    params: one,
    answer: z.object({ profile_qa_entries: z.array(ProfileQaEntry) }),
    errors: ['could_not_find_profile'],
  },
  getCurrentProfileQa: {
    method: 'GET',
    path: '/profile/{profile}/profile-qa/current',
    summary: 'The present status of the review; `not_started` for a profile that was never sent.',
    access: 'profile-owner',
    status: 200,
    params: one,
    answer: CurrentProfileQa,
    errors: ['could_not_find_profile'],
  },
});

const editingCalls = callTable('main', {
  saveProfileSection: {
    method: 'PATCH',
    path: '/profile/{profile}',
    summary: 'Save a section; refused if somebody has saved it since the revision.',
    access: 'profile-owner',
    status: 200,
    params: one,
    query: locale,
    body: ProfileSectionChanges,
    answer: Profile,
    errors: ['could_not_find_profile', 'profile_was_changed', 'reference_not_found'],
  },
  addProfileItem: {
    method: 'POST',
    path: '/profile/{profile}/items',
    summary: 'Add a project, a job, an education, a course …; it becomes the first of its kind.',
    access: 'profile-owner',
    status: 201,
    params: one,
    body: z.strictObject({ entry: ProfileItemInput }),
    answer: SavedItem,
    errors: ['could_not_find_profile', 'too_many_profile_items', 'reference_not_found'],
  },
  saveProfileItem: {
    method: 'PUT',
    path: '/profile/{profile}/items/{item}',
    summary: 'Save one entry; refused if somebody has saved it since the revision.',
    access: 'profile-owner',
    status: 200,
    params: oneItem,
    body: z.strictObject({ revision: Revision, entry: ProfileItemInput }),
    answer: SavedItem,
    errors: [...itemErrors, 'profile_was_changed', 'reference_not_found'],
  },
  removeProfileItem: {
    method: 'DELETE',
    path: '/profile/{profile}/items/{item}',
    summary: 'Remove an entry; it can be restored for a day.',
    access: 'profile-owner',
    status: 204,
    params: oneItem,
    errors: itemErrors,
  },
  restoreProfileItem: {
    method: 'POST',
    path: '/profile/{profile}/items/{item}/restore',
    summary: 'Restore an entry to its place.',
    access: 'profile-owner',
    status: 200,
    params: oneItem,
    answer: SavedItem,
    errors: [...itemErrors, 'too_many_profile_items'],
  },
  orderProfileItems: {
    method: 'PUT',
    path: '/profile/{profile}/items',
    summary: 'Sort the entries of a kind; those not named come last, in their present order.',
    access: 'profile-owner',
    status: 204,
    params: one,
    body: z.strictObject({
      kind: z.enum(profileItemKinds),
      items: z.array(Uuid).max(limits.profile.items),
    }),
    errors: ['could_not_find_profile'],
  },
  uploadProfilePhoto: {
    method: 'POST',
    path: '/profile/{profile}/photo',
    summary: 'Upload a photo of the consultant.',
    access: 'profile-owner',
    status: 201,
    params: one,
    ...pictureUpload,
    answer: z.object({ image_url: z.string() }),
    errors: ['could_not_find_profile', ...pictureUpload.errors],
  },
  removeProfilePhoto: {
    method: 'DELETE',
    path: '/profile/{profile}/photo',
    summary: 'Remove the photo of the consultant.',
    access: 'profile-owner',
    status: 204,
    params: one,
    errors: ['could_not_find_profile'],
  },
  finishProfileWizard: {
    method: 'POST',
    path: '/profile/{profile}/finish-wizard',
    summary: 'Finish the first-profile wizard, which opens the rest of the navigation.',
    access: 'profile-owner',
    status: 204,
    params: one,
    errors: ['could_not_find_profile', 'request_validation_error'],
  },
  becomeIndependent: {
    method: 'POST',
    path: '/profile/{profile}/independent-company',
    summary: "Create the consultant's own one-person company; for consultants without a company.",
    access: 'profile-owner',
    status: 201,
    params: one,
    body: z.strictObject({
      name: requiredText(200),
      country: z.enum(countries),
      organization_number: text(20).optional(),
    }),
    answer: z.object({ organization_id: Uuid }),
    errors: [
      'could_not_find_profile',
      'has_a_company_already',
      'organization_number_not_valid',
      'organization_number_is_taken',
    ],
  },
});

/** The filters of the admins' list of consultants, also in its address and its CSV. */
export const ConsultantFilters = z.object({
  text: text(limits.query).optional(),
  qa_status: oneOrMany(z.enum(profileQaStatuses)).optional(),
  visibility: z.enum(['visible', 'hidden', 'requested']).optional(),
  company: Uuid.optional(),
  country: z.enum(countries).optional(),
  discipline: DisciplineKey.optional(),
  sort: z.enum(consultantSorts).default('updated'),
  direction: z.enum(sortDirections).default('desc'),
});

const adminCalls = callTable('main', {
  listProfilesById: {
    method: 'POST',
    path: '/admin/profiles',
    summary: 'The consultants named.',
    access: 'admin',
    status: 200,
    effect: 'read',
    body: z.object({ ids: z.array(Uuid).max(limits.profilesById) }),
    answer: z.object({ profiles: z.array(ConsultantAccount) }),
  },
  listConsultants: {
    method: 'GET',
    path: '/admin/consultants',
    summary: 'All consultants, filtered and sorted.',
    access: 'admin',
    status: 200,
    query: ConsultantFilters.extend(queryPage(limits.consultantPage)),
    answer: z.object({ profiles: z.array(ConsultantAccount), ...Paged }),
  },
});

export const profileCalls = {
  ...readingCalls,
  ...editingCalls,
  ...profileReviewCalls,
  ...adminCalls,
};
