import { z } from 'zod';
import { callTable } from '../call.ts';
import { limits } from '../limits.ts';
import { Country, Day, Email, Paged, Uuid, params, queryPage, text } from '../shapes.ts';
import { contractUpload } from '../uploads.ts';
import { contractStatuses } from './contract-life.ts';
import {
  ContractDocument,
  CooperationContract,
  CooperationSummary,
  signatoryName,
  TextDifference,
} from './contract-shapes.ts';

const ofOrganization = params('organization_id');

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
    changesWaiting: true,
    params: z.object({ country: Country }),
    body: z.object({ account: Uuid }),
    errors: ['not_found'],
  },
});
