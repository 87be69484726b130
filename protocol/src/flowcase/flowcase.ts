import { z } from 'zod';
import { callTable } from '../call.ts';
import { limits } from '../limits.ts';
import { CompanySearchAnswer, CompanySearchQuery } from '../organizations/organizations.ts';
import {
  DisciplineKey,
  Paged,
  Revision,
  Uuid,
  params,
  queryPage,
  requiredText,
  text,
} from '../shapes.ts';
import {
  FlowcaseConflict,
  FlowcaseCounts,
  FlowcaseDeletion,
  FlowcaseImport,
  FlowcaseImportRow,
  FlowcaseLink,
  FlowcaseProfile,
  FlowcaseSettings,
} from './flowcase-shapes.ts';
import { isSubdomain } from './flowcase-terms.ts';

const { flowcase: most } = limits;

const ofCompany = params('id');
const company = ['could_not_find_consultant_company'] as const;
const enabled = [...company, 'cvpartner_not_enabled_for_consultant_company'] as const;
const fetched = [...enabled, 'could_not_fetch_from_cv_partner'] as const;
const UserId = requiredText(most.userId);

const ImportUsers = z.strictObject({
  cvpartner_users: z
    .array(z.strictObject({ user_id: UserId, qa_discipline: DisciplineKey }))
    .min(1)
    .max(most.users)
    .refine(
      (users) => new Set(users.map(({ user_id }) => user_id)).size === users.length,
      'must name each user once',
    ),
});

const Answer = z.discriminatedUnion('answer', [
  z.strictObject({ answer: z.literal('ours'), revision: Revision }),
  z.strictObject({ answer: z.literal('theirs'), revision: Revision }),
  z.strictObject({
    answer: z.literal('own_words'),
    revision: Revision,
    value: text(limits.profile.description.max),
  }),
]);

const Conflicts = z.object({ conflicts: z.array(FlowcaseConflict), ...Paged });
const conflictPage = z.object(queryPage(most.conflictPage));

export const flowcaseCalls = callTable('main', {
  triggerFlowcaseSync: {
    method: 'POST',
    path: '/consultant-company/{id}/trigger-flowcase-sync',
    summary: 'Read now what has changed at Flowcase; if that is under way, it goes on.',
    access: 'company-admin',
    status: 204,
    effect: 'external',
    params: ofCompany,
    errors: enabled,
  },
  listFlowcaseProfiles: {
    method: 'GET',
    path: '/consultant-companies/{id}/flowcase-profiles',
    summary: 'The people whom the company has at Flowcase, and who of them can be imported.',
    access: 'company-admin',
    status: 200,
    effect: 'external',
    params: ofCompany,
    answer: z.object({ flowcase_profiles: z.array(FlowcaseProfile) }),
    errors: fetched,
  },
  getFlowcasePicture: {
    method: 'GET',
    path: '/consultant-companies/{id}/flowcase-picture',
    summary: "Somebody's picture at Flowcase, encoded anew; the list has its address.",
    access: 'company-admin',
    status: 200,
    effect: 'external',
    params: ofCompany,
    query: z.object({ picture: requiredText(most.pictureToken) }),
    raw: 'file',
    errors: [...fetched, 'could_not_find_image'],
  },
  importFlowcaseProfiles: {
    method: 'POST',
    path: '/consultant-companies/{id}/import-flowcase-profiles',
    summary: 'Make consultants of people at Flowcase, and invite them; colleagues are linked.',
    access: 'company-admin',
    status: 202,
    effect: 'external',
    params: ofCompany,
    body: ImportUsers,
    answer: z.object({ flowcase_import: Uuid }),
    errors: [...fetched, 'could_not_create_account'],
    changesWaiting: true,
  },
  listFlowcaseImports: {
    method: 'GET',
    path: '/consultant-companies/{id}/flowcase-imports',
    summary: 'The latest imports of a company, newest first.',
    access: 'company-admin',
    status: 200,
    params: ofCompany,
    answer: z.object({ flowcase_imports: z.array(FlowcaseImport) }),
    errors: company,
  },
  getFlowcaseImport: {
    method: 'GET',
    path: '/flowcase-import/{flowcase_import}',
    summary: 'An import, with what has become of everybody in it.',
    access: 'company-admin',
    status: 200,
    params: params('flowcase_import'),
    answer: FlowcaseImport.extend({ rows: z.array(FlowcaseImportRow) }),
    errors: ['could_not_find_flowcase_import'],
  },
  getFlowcaseSettings: {
    method: 'GET',
    path: '/consultant-companies/{id}/flowcase',
    summary: 'How the company stands with Flowcase, and the latest synchronization.',
    access: 'company-admin',
    status: 200,
    effect: 'external',
    params: ofCompany,
    answer: FlowcaseSettings,
    errors: company,
  },
  saveFlowcaseSettings: {
    method: 'PATCH',
    path: '/consultant-companies/{id}/flowcase',
    summary:
      'Set the subdomain, or the key, which nobody can read again; a new subdomain needs a key of its own.',
    access: 'company-admin',
    status: 200,
    effect: 'external',
    params: ofCompany,
    body: z.strictObject({
      cvpartner_subdomain: text(63)
        .toLowerCase()
        .refine(isSubdomain, 'must be one label of a host name')
        .optional(),
      /** null removes it */
      key: requiredText(most.key, 8)
        .refine((key) => /^[\x21-\x7E]+$/.test(key), 'must be plain characters without spaces')
        .nullable()
        .optional(),
    }),
    answer: FlowcaseSettings,
    errors: company,
    isSecret: true,
  },
  listFlowcaseLinks: {
    method: 'GET',
    path: '/consultant-companies/{id}/flowcase-links',
    summary: 'Which profiles of the company follow which CVs.',
    access: 'company-admin',
    status: 200,
    params: ofCompany,
    answer: z.object({ flowcase_links: z.array(FlowcaseLink) }),
    errors: company,
  },
  linkFlowcaseProfile: {
    method: 'POST',
    path: '/consultant-companies/{id}/flowcase-links',
    summary: "Let a colleague's profile follow a CV at Flowcase; what the profile has stays.",
    access: 'company-admin',
    status: 201,
    effect: 'external',
    params: ofCompany,
    body: z.strictObject({ user_id: UserId, profile: Uuid }),
    answer: z.object({ flowcase_link: Uuid }),
    errors: [
      ...fetched,
      'could_not_find_flowcase_user',
      'could_not_find_profile',
      'flowcase_user_is_linked',
    ],
  },
  setFlowcaseSync: {
    method: 'PATCH',
    path: '/flowcase-link/{flowcase_link}',
    summary: 'Let a profile rest, or follow its CV again.',
    access: 'company-admin',
    status: 204,
    params: params('flowcase_link'),
    body: z.strictObject({ sync_enabled: z.boolean() }),
    errors: ['could_not_find_flowcase_link'],
  },
  unlinkFlowcaseProfile: {
    method: 'DELETE',
    path: '/flowcase-link/{flowcase_link}',
    summary: 'Part a profile from its CV; the profile stays as it is.',
    access: 'company-admin',
    status: 204,
    params: params('flowcase_link'),
    errors: ['could_not_find_flowcase_link'],
  },
  listFlowcaseConflicts: {
    method: 'GET',
    path: '/consultant-companies/{id}/flowcase-conflicts',
    summary: 'What both sides have changed, of all profiles of the company.',
    access: 'company-admin',
    status: 200,
    params: ofCompany,
    query: conflictPage,
    answer: Conflicts,
    errors: company,
  },
  listFlowcaseConflictsOfProfile: {
    method: 'GET',
    path: '/profile/{profile}/flowcase-conflicts',
    summary: 'What both sides have changed of one profile.',
    access: 'profile-owner',
    status: 200,
    params: params('profile'),
    query: conflictPage,
    answer: Conflicts,
    errors: ['could_not_find_profile'],
  },
  answerFlowcaseConflict: {
    method: 'POST',
    path: '/flowcase-conflict/{flowcase_conflict}/answer',
    summary: 'Keep ours, take theirs, or write it anew; remembered until theirs changes.',
    access: 'profile-owner',
    status: 204,
    params: params('flowcase_conflict'),
    body: Answer,
    errors: [
      'could_not_find_flowcase_conflict',
      'flowcase_conflict_was_changed',
      'too_many_profile_items',
    ],
  },
  searchFlowcaseCompanies: {
    method: 'GET',
    path: '/admin/flowcase-companies',
    summary: 'Companies that have something of Flowcase at Torg, by name.',
    access: 'admin',
    status: 200,
    query: CompanySearchQuery,
    answer: CompanySearchAnswer,
  },
  getFlowcaseDeletion: {
    method: 'GET',
    path: '/admin/flowcase-companies/{id}/deletion',
    summary: "What a deletion of the company's Flowcase data would remove.",
    access: 'admin',
    status: 200,
    params: ofCompany,
    answer: z.object({ consultant_company: Uuid, name: z.string(), counts: FlowcaseCounts }),
    errors: company,
  },
  deleteFlowcaseData: {
    method: 'POST',
    path: '/admin/flowcase-companies/{id}/deletion',
    summary: "Remove all of a company's Flowcase data, for good; the answer is the receipt.",
    access: 'admin',
    status: 200,
    params: ofCompany,
    body: z.strictObject({
      /** of the company, as it is written */
      name: text(200),
      /** also what was edited here since */
      remove_touched: z.boolean().default(false),
    }),
    answer: FlowcaseDeletion,
    errors: [...company, 'flowcase_name_does_not_match'],
  },
  listFlowcaseDeletions: {
    method: 'GET',
    path: '/admin/flowcase-deletions',
    summary: 'The receipts of deletions, newest first.',
    access: 'admin',
    status: 200,
    query: z.object(queryPage(most.deletionPage)),
    answer: z.object({ deletions: z.array(FlowcaseDeletion), ...Paged }),
  },
});
