import { z } from 'zod';
import { callTable } from '../call.ts';
import type { ErrorCode } from '../errors.ts';
import { limits } from '../limits.ts';
import {
  Country,
  Direction,
  LocaleCode,
  Moment,
  Paged,
  Uuid,
  params,
  queryPage,
  requiredText,
  text,
} from '../shapes.ts';
import { organizationKinds, roles } from '../terms.ts';

/** The status of an account: the first of these that applies. */
export const accountStatuses = ['deactivated', 'verified', 'invited', 'unverified'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

export const accountSorts = ['name', 'created', 'active'] as const;
export type AccountSort = (typeof accountSorts)[number];

const OwnOrganization = z.object({
  id: Uuid,
  name: z.string(),
  kind: z.enum(organizationKinds),
  country: Country,
});

/** One person in the admins' list. */
export const AccountItem = z
  .object({
    account: Uuid,
    name: z.string(),
    email: z.string(),
    title: z.string().nullable(),
    image_url: z.string().nullable(),
    role: z.enum(roles),
    status: z.enum(accountStatuses),
    is_consultant_admin: z.boolean(),
    organization: OwnOrganization.nullable(),
    created_at: Moment,
    /** the latest activity that is known; null: none yet */
    last_active_at: Moment.nullable(),
    /** what an admin may do */
    can: z.object({
      change: z.boolean(),
      setCompanyAdmin: z.boolean(),
      deactivate: z.boolean(),
      reactivate: z.boolean(),
      inviteAgain: z.boolean(),
      signOut: z.boolean(),
      resetSecondFactor: z.boolean(),
      merge: z.boolean(),
    }),
  })
  .meta({ id: 'AccountItem' });
export type AccountItem = z.output<typeof AccountItem>;

/** One person, with what an admin may do. */
export const AccountDetails = AccountItem.extend({
  phone: z.string().nullable(),
  locale: LocaleCode,
  verified: z.boolean(),
  has_profile: z.boolean(),
  /** browsers in which they are signed in */
  sessions: z.int(),
  has_second_factor: z.boolean(),
  /** when the invitation was last mailed; null once they have joined */
  invited_at: Moment.nullable(),
  deactivated_at: Moment.nullable(),
  merged_into: z.object({ account: Uuid, name: z.string() }).nullable(),
  /** the company's only admin while others belong to it, who cannot lose that right */
  is_last_company_admin: z.boolean(),
}).meta({ id: 'AccountDetails' });
export type AccountDetails = z.output<typeof AccountDetails>;

export const movedKinds = [
  'threads',
  'messages',
  'edited_assignments',
  'contact_assignments',
  'invited_assignments',
  'interests',
  'qa_interviews',
  'clients',
  'saved',
  'events',
  'others',
] as const;

/** Why two accounts cannot be merged. */
export const mergeRefusals = [
  'cannot_change_own_account',
  'cannot_merge_with_itself',
  'account_was_merged',
  'cannot_merge_different_roles',
  'account_is_deactivated',
  'both_have_profiles',
  'both_have_open_interviews',
  'company_needs_an_admin',
] as const satisfies readonly ErrorCode[];
export type MergeRefusal = (typeof mergeRefusals)[number];

/** What merging two accounts would do. */
export const MergePreview = z
  .object({
    kept: AccountItem,
    from: AccountItem,
    /** `doubles` are what both accounts have already; they stay once */
    moves: z.array(z.object({ what: z.enum(movedKinds), count: z.int(), doubles: z.int() })),
    profile: z.enum(['none', 'kept', 'moved']),
    /** why the accounts cannot be merged */
    refusal: z.enum(mergeRefusals).nullable(),
  })
  .meta({ id: 'MergePreview' });
export type MergePreview = z.output<typeof MergePreview>;

const one = params('account');
const two = params('account', 'other');
const changeErrors = [
  'could_not_find_account',
  'cannot_change_own_account',
  'account_was_changed',
  'torg_needs_an_admin',
  'company_needs_an_admin',
] as const;
const mergeErrors = [
  'could_not_find_account',
  'account_was_changed',
  'torg_needs_an_admin',
  ...mergeRefusals,
] as const;

export const peopleCalls = callTable('main', {
  listAccounts: {
    method: 'GET',
    path: '/admin/accounts',
    summary: 'All people with an account, filtered and sorted.',
    access: 'admin',
    status: 200,
    query: z.object({
      text: text(limits.query).optional(),
      role: z.enum(roles).optional(),
      status: z.enum(accountStatuses).optional(),
      organization: Uuid.optional(),
      country: Country.optional(),
      sort: z.enum(accountSorts).default('name'),
      direction: Direction.default('asc'),
      ...queryPage(limits.peoplePage),
    }),
    answer: z.object({ accounts: z.array(AccountItem), ...Paged }),
  },
  getAccount: {
    method: 'GET',
    path: '/admin/accounts/{account}',
    summary: 'One person, with what the caller may do.',
    access: 'admin',
    status: 200,
    params: one,
    answer: AccountDetails,
    errors: ['could_not_find_account'],
  },
  editAccount: {
    method: 'PATCH',
    path: '/admin/accounts/{account}',
    summary: 'Verify somebody or not, change their role, or move them to another company.',
    access: 'admin',
    changesWaiting: true,
    status: 200,
    params: one,
    body: z.strictObject({
      verified: z.boolean().optional(),
      role: z.enum(roles).optional(),
      organization: Uuid.nullable().optional(),
    }),
    answer: AccountDetails,
    errors: [
      ...changeErrors,
      'could_not_find_organization',
      'organization_does_not_fit_role',
      'account_is_deactivated',
    ],
  },
  deactivateAccount: {
    method: 'POST',
    path: '/admin/accounts/{account}/deactivation',
    summary: 'Deactivate an account: closes every way in, and hides the person everywhere.',
    access: 'admin',
    changesWaiting: true,
    status: 200,
    params: one,
    answer: AccountDetails,
    errors: changeErrors,
  },
  reactivateAccount: {
    method: 'DELETE',
    path: '/admin/accounts/{account}/deactivation',
    summary: 'Reactivate an account with its former rights.',
    access: 'admin',
    changesWaiting: true,
    status: 200,
    params: one,
    answer: AccountDetails,
    errors: [...changeErrors, 'account_was_merged'],
  },
  inviteAccountAgain: {
    method: 'POST',
    path: '/admin/accounts/{account}/invitation',
    summary: 'Mail an open invitation again.',
    access: 'admin',
    changesWaiting: true,
    status: 204,
    params: one,
    errors: ['could_not_find_account', 'could_not_find_invitation', 'account_is_deactivated'],
  },
  signOutAccount: {
    method: 'DELETE',
    path: '/admin/accounts/{account}/sessions',
    summary: 'Sign somebody out everywhere.',
    access: 'admin',
    status: 204,
    params: one,
    errors: ['could_not_find_account'],
  },
  resetSecondFactor: {
    method: 'POST',
    path: '/admin/accounts/{account}/second-factor/reset',
    summary: "Remove somebody's factors and recovery codes, and sign them out everywhere.",
    access: 'admin',
    status: 200,
    params: one,
    body: z.object({ reason: requiredText(limits.secondFactorReason) }),
    answer: AccountDetails,
    errors: [
      'could_not_find_account',
      'cannot_change_own_account',
      'account_was_changed',
      'could_not_find_second_factor',
      'identity_not_confirmed',
    ],
  },
  previewMerge: {
    method: 'GET',
    path: '/admin/accounts/{account}/merge/{other}',
    summary: 'What merging another account into this one would do, and what prevents it.',
    access: 'admin',
    status: 200,
    params: two,
    answer: MergePreview,
    errors: ['could_not_find_account'],
  },
  mergeAccounts: {
    method: 'POST',
    path: '/admin/accounts/{account}/merge/{other}',
    summary: 'Merge another account into this one, and close the other.',
    access: 'admin',
    changesWaiting: true,
    status: 200,
    params: two,
    answer: AccountDetails,
    errors: mergeErrors,
  },
});
