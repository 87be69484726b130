import { z } from 'zod';
import { callTable } from '../call.ts';
import { limits } from '../limits.ts';
import {
  Country,
  Day,
  Email,
  Moment,
  Paged,
  Revision,
  Uuid,
  params,
  queryPage,
  requiredText,
  text,
} from '../shapes.ts';
import { contractUpload } from '../uploads.ts';
import { contractStatuses } from './contract-life.ts';
import {
  ContractDocument,
  ContractEvent,
  ContractView,
  CooperationContract,
  CooperationSummary,
  signatoryName,
  TextDifference,
} from './contract-shapes.ts';
import { documentTypes, staysGood } from './contract-terms.ts';

const ofOrganization = params('organization_id');
const one = params('contract_id');
const oneDocument = params('document_id');
const document = z.object({
  title: requiredText(limits.contract.title),
  text: requiredText(limits.contract.text),
  change_note: text(limits.contract.changeNote),
});

/** Filters of the admins' lists of contracts. */
export const ContractQuery = z.object({
  status: z.enum(contractStatuses).optional(),
  query: text(limits.query).default(''),
  ...queryPage(limits.contractPage),
});
const contractList = z.object({ contracts: z.array(CooperationContract), ...Paged });

/** Cooperation contracts between Torg and the companies of consultants. */
export const cooperationCalls = callTable('contracts', {
  getOwnCooperation: {
    method: 'GET',
    path: '/client/contracts/cooperation',
    summary: "Whether the caller's organization has signed a cooperation contract.",
    access: 'org-member',
    status: 200,
    answer: CooperationSummary,
    errors: ['organization_id_is_required'],
  },
  getOwnOrganizationCooperation: {
    method: 'GET',
    path: '/organization/contracts/cooperation',
    summary: "Whether the caller's organization has signed a cooperation contract.",
    access: 'org-member',
    status: 200,
    answer: CooperationSummary,
    errors: ['organization_id_is_required'],
  },
  getOrganizationCooperation: {
    method: 'GET',
    path: '/organization/{organization_id}/contracts/cooperation',
    summary: 'Whether an organization has signed a cooperation contract.',
    access: 'org-member',
    status: 200,
    params: ofOrganization,
    answer: CooperationSummary,
    errors: ['not_found'],
  },
  getCooperationForAdmin: {
    method: 'GET',
    path: '/client/admin/organizations/{organization_id}/contracts/cooperation',
    summary: 'The same with all cooperation contracts of the organization, newest first.',
    access: 'admin',
    status: 200,
    params: ofOrganization,
    answer: CooperationSummary.extend({ contracts: z.array(CooperationContract) }),
    errors: ['not_found'],
  },
  listOrganizationCooperationContracts: {
    method: 'GET',
    path: '/client/organizations/{organization_id}/cooperation-contracts',
    summary: 'The current document, and all cooperation contracts, newest first.',
    access: 'org-admin',
    status: 200,
    params: ofOrganization,
    answer: z.object({
      document: ContractDocument,
      contracts: z.array(CooperationContract),
      /** from the last signed version to the current one; null: nothing was signed, or nothing changed */
      changes: TextDifference.nullable(),
      /** the last day on which the older version in force stays good; null: no such day */
      good_until: Day.nullable(),
      can: z.object({ send: z.boolean() }),
    }),
    errors: ['not_found'],
  },
  sendCooperationContract: {
    method: 'POST',
    path: '/client/organizations/{organization_id}/cooperation-contracts',
    summary: "Send the cooperation contract to the organization's signatory.",
    access: 'org-admin',
    status: 202,
    params: ofOrganization,
    body: z.object({
      recipient_signatory_email: Email,
      recipient_signatory_name: signatoryName,
      document_id: Uuid.optional(),
    }),
    answer: z.object({ contract_id: Uuid }),
    errors: [
      'not_found',
      'contract_document_not_current',
      'cooperation_contract_in_progress',
      'cooperation_contract_already_signed',
      'organization_signs_no_cooperation_contract',
      'signatories_must_differ',
      'contract_sender_not_chosen',
    ],
    changesWaiting: true,
  },
  listCooperationContracts: {
    method: 'GET',
    path: '/client/admin/cooperation-contracts',
    summary: 'All cooperation contracts, newest first.',
    access: 'admin',
    status: 200,
    query: ContractQuery,
    answer: contractList,
  },
  uploadCooperationContract: {
    method: 'POST',
    path: '/client/admin/organizations/{organization_id}/uploaded-contracts',
    summary: 'Store a cooperation contract that was signed on paper.',
    access: 'admin',
    status: 201,
    params: ofOrganization,
    ...contractUpload,
    body: z.object({
      recipient_signatory_name: signatoryName,
      recipient_signatory_email: Email,
      sender_signatory_name: signatoryName,
      sender_signatory_email: Email,
      /** when the later of the two signed */
      signed_on: Day,
      document_id: Uuid,
    }),
    answer: z.object({ contract_id: Uuid }),
    errors: [
      ...contractUpload.errors,
      'not_found',
      'cooperation_contract_in_progress',
      'organization_signs_no_cooperation_contract',
      'signatories_must_differ',
    ],
    changesWaiting: true,
  },
  getContractSettings: {
    method: 'GET',
    path: '/client/admin/contract-settings',
    summary: 'Who signs for Torg in each country, and which provider new contracts get.',
    access: 'admin',
    status: 200,
    answer: z.object({
      provider: z.enum(['torg_sign', 'oneflow']),
      senders: z.array(
        z.object({
          country: Country,
          /** null: nobody was chosen yet */
          account: z.object({ account: Uuid, name: z.string(), email: z.string() }).nullable(),
        }),
      ),
      /** those who can be chosen */
      admins: z.array(z.object({ account: Uuid, name: z.string(), email: z.string() })),
    }),
  },
  setContractSender: {
    method: 'PUT',
    path: '/client/admin/contract-settings/senders/{country}',
    summary: 'Choose the admin who signs for Torg in a country.',
    access: 'admin',
    status: 204,
    params: z.object({ country: Country }),
    body: z.object({ account: Uuid }),
    errors: ['not_found'],
  },
});

/** Contracts of both kinds, for their parties and admins. */
export const contractCalls = callTable('contracts', {
  getContract: {
    method: 'GET',
    path: '/client/contracts/{contract_id}',
    summary: 'A contract of either kind with its progress, for its parties and admins.',
    access: 'user',
    status: 200,
    params: one,
    answer: ContractView,
    errors: ['not_found'],
  },
  getContractDocument: {
    method: 'GET',
    path: '/client/contracts/{contract_id}/document',
    summary: 'The PDF: the sealed one once it is there, until then the one that is signed.',
    access: 'user',
    status: 200,
    raw: 'file',
    params: one,
    errors: ['not_found', 'contract_document_is_being_made'],
  },
  listContractEvents: {
    method: 'GET',
    path: '/client/admin/contracts/{contract_id}/events',
    summary: 'The chain of events of a contract, and whether it is whole.',
    access: 'admin',
    status: 200,
    params: one,
    answer: z.object({
      events: z.array(ContractEvent),
      /** what does not hold, one sentence each; empty: all holds */
      findings: z.array(z.string()),
      checked_at: Moment,
    }),
    errors: ['not_found'],
  },
  recallContract: {
    method: 'POST',
    path: '/client/contracts/{contract_id}/recall',
    summary: 'Recall a contract that not everybody has signed yet.',
    access: 'user',
    status: 200,
    params: one,
    body: z.object({ reason: requiredText(limits.contract.reason) }),
    answer: ContractView,
    errors: ['not_found', 'contract_state_does_not_allow'],
    changesWaiting: true,
  },
  remindSignatory: {
    method: 'POST',
    path: '/client/contracts/{contract_id}/signatories/{signatory_id}/remind',
    summary: 'Mail a signatory again, with a new link; once a day.',
    access: 'user',
    status: 202,
    params: params('contract_id', 'signatory_id'),
    errors: [
      'not_found',
      'contract_state_does_not_allow',
      'contract_document_is_being_made',
      'reminded_already_today',
    ],
  },
  replaceSignatory: {
    method: 'PUT',
    path: '/client/contracts/{contract_id}/signatories/{signatory_id}',
    summary: 'Let somebody else sign, until anybody has signed.',
    access: 'user',
    status: 200,
    params: params('contract_id', 'signatory_id'),
    body: z.object({ name: signatoryName, email: Email }),
    answer: ContractView,
    errors: ['not_found', 'contract_state_does_not_allow', 'signatories_must_differ'],
  },
});

/** The versions of the four documents. */
export const documentCalls = callTable('contracts', {
  listContractDocuments: {
    method: 'GET',
    path: '/client/admin/contract-documents',
    summary: 'All versions of the four documents, newest first.',
    access: 'admin',
    status: 200,
    answer: z.object({ documents: z.array(ContractDocument) }),
  },
  getContractDocumentVersion: {
    method: 'GET',
    path: '/client/admin/contract-documents/{document_id}',
    summary: 'A version of a document.',
    access: 'admin',
    status: 200,
    params: oneDocument,
    answer: ContractDocument,
    errors: ['not_found'],
  },
  draftContractDocument: {
    method: 'POST',
    path: '/client/admin/contract-documents',
    summary: 'Begin the next version of a document with the text of its current one.',
    access: 'admin',
    status: 201,
    body: z.object({ type: z.enum(documentTypes) }),
    answer: ContractDocument,
    errors: ['contract_document_has_a_draft'],
  },
  saveContractDocument: {
    method: 'PUT',
    path: '/client/admin/contract-documents/{document_id}',
    summary: 'Save the draft of a version.',
    access: 'admin',
    status: 200,
    params: oneDocument,
    body: document.extend({ revision: Revision }),
    answer: ContractDocument,
    errors: [
      'not_found',
      'contract_document_state_does_not_allow',
      'contract_document_was_changed',
      'contract_document_not_readable',
    ],
  },
  removeContractDocument: {
    method: 'DELETE',
    path: '/client/admin/contract-documents/{document_id}',
    summary: 'Remove a draft.',
    access: 'admin',
    status: 204,
    params: oneDocument,
    errors: ['not_found', 'contract_document_state_does_not_allow'],
  },
  publishContractDocument: {
    method: 'POST',
    path: '/client/admin/contract-documents/{document_id}/publish',
    summary: 'Make a draft the current version, and say whether older ones stay good.',
    access: 'admin',
    status: 200,
    params: oneDocument,
    body: z
      .object({
        revision: Revision,
        stays_good: z.enum(staysGood),
        good_until: Day.nullable(),
      })
      .refine(({ stays_good, good_until }) => (stays_good === 'until') === (good_until !== null), {
        path: ['good_until'],
        message: 'a day is named exactly when older versions stay good until it',
      }),
    answer: ContractDocument,
    errors: [
      'not_found',
      'contract_document_state_does_not_allow',
      'contract_document_was_changed',
    ],
    changesWaiting: true,
  },
  setDocumentCompliance: {
    method: 'PUT',
    path: '/client/admin/contract-documents/{document_id}/compliance',
    summary: 'Say anew whether an older version stays good.',
    access: 'admin',
    status: 200,
    params: oneDocument,
    body: z
      .object({ stays_good: z.enum(staysGood), good_until: Day.nullable() })
      .refine(({ stays_good, good_until }) => (stays_good === 'until') === (good_until !== null), {
        path: ['good_until'],
        message: 'a day is named exactly when the version stays good until it',
      }),
    answer: ContractDocument,
    errors: ['not_found', 'contract_document_state_does_not_allow'],
    changesWaiting: true,
  },
  compareContractDocuments: {
    method: 'GET',
    path: '/client/admin/contract-documents/{document_id}/changes-since/{other_id}',
    summary: 'What changed from another version to this one, word by word.',
    access: 'admin',
    status: 200,
    params: params('document_id', 'other_id'),
    answer: z.object({ changes: TextDifference }),
    errors: ['not_found'],
  },
  previewContractDocument: {
    method: 'GET',
    path: '/client/admin/contract-documents/{document_id}/preview',
    summary: 'The PDF of a version, with a made-up company.',
    access: 'admin',
    status: 200,
    effect: 'external',
    raw: 'file',
    params: oneDocument,
    errors: ['not_found', 'contract_document_not_readable'],
  },
});
