import { z } from 'zod';
import { callTable } from '../call.ts';
import { limits } from '../limits.ts';
import {
  Day,
  Paged,
  Revision,
  Uuid,
  mostWhole,
  params,
  queryPage,
  requiredText,
  text,
} from '../shapes.ts';
import { ContractQuery } from '../contracts/cooperation-calls.ts';
import { agreementTabs, draftStates } from './agreement-life.ts';
import { extensionWishes } from './agreement-terms.ts';
import {
  AgreementDraft,
  AgreementDraftSummary,
  AgreementFormData,
  AgreementView,
  HiringBasisData,
  SelfSignedContract,
} from './agreement-shapes.ts';
import { AgreementRow } from './agreement-rows.ts';

const draft = params('agreement_draft_id');
const one = params('agreement_id');
const draftErrors = ['could_not_find_agreement_draft'] as const;
const moved = [
  ...draftErrors,
  'agreement_draft_state_does_not_allow',
  'agreement_draft_was_changed',
] as const;
const found = ['could_not_find_agreement'] as const;

export const agreementCalls = callTable('main', {
  hire: {
    method: 'POST',
    path: '/agreements/hire',
    summary: 'Begin to hire a consultant: a draft, filled from assignment, profile and companies.',
    access: 'buyer',
    status: 200,
    body: z.object({ profile_id: Uuid, assignment_id: Uuid.optional() }),
    answer: z.object({ agreement_draft_id: Uuid }),
    errors: [
      'could_not_find_profile',
      'could_not_find_assignment',
      'could_not_find_client_company',
      'could_not_find_consultant_buyer_account_data',
      'sales_admin_not_found',
      'could_not_create_agreement_draft',
    ],
  },
  listAgreements: {
    method: 'GET',
    path: '/agreements',
    summary: 'Drafts, contracts to sign, and agreements of the reader, one tab at a time.',
    access: 'user',
    status: 200,
    query: z.object({
      tab: z.enum(agreementTabs).default('drafts'),
      ...queryPage(limits.contractPage),
    }),
    answer: z.object({
      agreements: z.array(AgreementRow),
      /** how many there are in each tab */
      counts: z.record(z.enum(agreementTabs), z.int()),
      /** the reader's client, where they may fetch its Innleiemappe of a period */
      hiring_folder_of: Uuid.nullable(),
      ...Paged,
    }),
  },
  getAgreementDraft: {
    method: 'GET',
    path: '/agreements/drafts/{agreement_draft_id}',
    summary: 'A draft with its rounds, for both sides and the consultant.',
    access: 'user',
    status: 200,
    params: draft,
    answer: AgreementDraft,
    errors: draftErrors,
  },
  saveAgreementDraft: {
    method: 'PUT',
    path: '/agreements/drafts/{agreement_draft_id}',
    summary: 'Save the terms as one types.',
    access: 'user',
    status: 200,
    params: draft,
    body: z.object({ agreement_form_data: AgreementFormData, revision: Revision }),
    answer: AgreementDraft,
    errors: moved,
  },
  saveHiringBasis: {
    method: 'PUT',
    path: '/agreements/drafts/{agreement_draft_id}/hiring-basis',
    summary: 'Save on what ground somebody is hired (Norway).',
    access: 'buyer',
    status: 200,
    params: draft,
    body: z.object({ hiring_basis: HiringBasisData, revision: Revision }),
    answer: AgreementDraft,
    errors: moved,
  },
  sendAgreementDraft: {
    method: 'POST',
    path: '/agreements/drafts/{agreement_draft_id}/send',
    summary: "Send the terms to the consultant's company.",
    access: 'buyer',
    status: 200,
    params: draft,
    body: z.object({ revision: Revision, message: text(limits.message.content).default('') }),
    answer: AgreementDraft,
    errors: [...moved, 'agreement_draft_not_ready', 'cooperation_agreement_not_signed'],
  },
  proposeAgreementChanges: {
    method: 'POST',
    path: '/agreements/drafts/{agreement_draft_id}/propose-changes',
    summary: 'Send other terms back to the client.',
    access: 'company-admin',
    status: 200,
    params: draft,
    body: z.object({
      agreement_form_data: AgreementFormData,
      revision: Revision,
      message: text(limits.message.content).default(''),
    }),
    answer: AgreementDraft,
    errors: [...moved, 'agreement_draft_not_ready'],
  },
  acceptAgreementDraft: {
    method: 'POST',
    path: '/agreements/drafts/{agreement_draft_id}/accept',
    summary: 'Accept what the other side sent last; freezes it and makes the contract to sign.',
    access: 'user',
    status: 200,
    params: draft,
    body: z.object({ revision: Revision }),
    answer: AgreementDraft,
    errors: [
      ...moved,
      'consultant_has_not_consented',
      'agreement_draft_not_ready',
      'cooperation_agreement_not_signed',
      'signatories_must_differ',
      'contract_document_not_current',
    ],
    changesWaiting: true,
  },
  declineAgreementDraft: {
    method: 'POST',
    path: '/agreements/drafts/{agreement_draft_id}/decline',
    summary: 'Decline, with a reason.',
    access: 'company-admin',
    status: 200,
    params: draft,
    body: z.object({ reason: requiredText(limits.contract.reason) }),
    answer: AgreementDraft,
    errors: [...draftErrors, 'agreement_draft_state_does_not_allow'],
  },
  withdrawAgreementDraft: {
    method: 'POST',
    path: '/agreements/drafts/{agreement_draft_id}/withdraw',
    summary: 'Withdraw what was drafted or sent.',
    access: 'buyer',
    status: 200,
    params: draft,
    answer: AgreementDraft,
    errors: [...draftErrors, 'agreement_draft_state_does_not_allow'],
  },
  consentToAgreement: {
    method: 'POST',
    path: '/agreements/drafts/{agreement_draft_id}/consent',
    summary: 'The consultant says yes to the terms as they were sent last.',
    access: 'consultant',
    status: 200,
    params: draft,
    body: z.object({ round: z.int().min(1).max(mostWhole) }),
    answer: AgreementDraft,
    errors: [...draftErrors, 'agreement_draft_state_does_not_allow', 'agreement_draft_was_changed'],
  },
  getAgreement: {
    method: 'GET',
    path: '/agreements/{agreement_id}',
    summary: 'An agreement with its rates.',
    access: 'user',
    status: 200,
    params: one,
    answer: AgreementView,
    errors: found,
  },
  getHireOfContract: {
    method: 'GET',
    path: '/agreements/of-contract/{contract_id}',
    summary:
      'The draft that an assignment contract was made from, and the agreement that it became.',
    access: 'user',
    status: 200,
    params: params('contract_id'),
    answer: z.object({
      agreement_draft_id: Uuid,
      /** null: not everybody has signed */
      agreement_id: Uuid.nullable(),
    }),
    errors: draftErrors,
  },
  endAgreement: {
    method: 'POST',
    path: '/agreements/{agreement_id}/end',
    summary: 'End an agreement early.',
    access: 'user',
    status: 200,
    params: one,
    body: z.object({ on: Day, reason: requiredText(limits.contract.reason) }),
    answer: AgreementView,
    errors: [...found, 'agreement_end_not_possible'],
  },
  extendAgreement: {
    method: 'POST',
    path: '/agreements/{agreement_id}/extension',
    summary: 'Begin a draft that extends an agreement; if one is open, that one.',
    access: 'buyer',
    status: 200,
    params: one,
    answer: z.object({ agreement_draft_id: Uuid }),
    errors: [...found, 'agreement_end_not_possible'],
  },
  answerExtension: {
    method: 'PUT',
    path: '/agreements/{agreement_id}/wish',
    summary: 'Say whether one wants to extend it, or let it end.',
    access: 'user',
    status: 200,
    params: one,
    body: z.object({ wish: z.enum(extensionWishes) }),
    answer: AgreementView,
    errors: [...found, 'agreement_end_not_possible'],
  },
  getHiringFolder: {
    method: 'GET',
    path: '/agreements/{agreement_id}/hiring-folder',
    summary: 'The Innleiemappe of an agreement.',
    access: 'buyer',
    status: 200,
    effect: 'external',
    raw: 'file',
    params: one,
    query: z.object({ format: z.enum(['pdf', 'zip']) }),
    errors: found,
  },
  getHiringFolderOfPeriod: {
    method: 'GET',
    path: '/organizations/{organization_id}/hiring-folder',
    summary: 'The Innleiemappe of a client and a period.',
    access: 'buyer',
    status: 200,
    effect: 'external',
    raw: 'file',
    params: params('organization_id'),
    query: z
      .object({ from: Day, to: Day, format: z.enum(['pdf', 'zip']) })
      .refine(({ from, to }) => from <= to, { path: ['to'], message: 'is before the first day' }),
    errors: ['could_not_find_organization'],
  },
});

/** The admins' lists, under the contracts base. */
export const agreementListCalls = callTable('contracts', {
  listSelfSignedContracts: {
    method: 'GET',
    path: '/client/admin/self-signed-contracts',
    summary: 'All contracts of assignments, newest first.',
    access: 'admin',
    status: 200,
    query: ContractQuery,
    answer: z.object({ contracts: z.array(SelfSignedContract), ...Paged }),
  },
  listAgreementDrafts: {
    method: 'GET',
    path: '/client/admin/agreement-drafts',
    summary: 'All drafts of agreements, newest first.',
    access: 'admin',
    status: 200,
    query: z.object({
      status: z.enum(draftStates).optional(),
      query: text(limits.query).default(''),
      ...queryPage(limits.contractPage),
    }),
    answer: z.object({ agreement_drafts: z.array(AgreementDraftSummary), ...Paged }),
  },
});
