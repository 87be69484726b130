import { z } from 'zod';
import { callTable } from '../call.ts';
import { limits } from '../limits.ts';
import { Email, Moment, params, requiredText } from '../shapes.ts';
import { ContractEvent, ContractView, signatoryName } from './contract-shapes.ts';

const one = params('contract_id');

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
    status: 204,
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
