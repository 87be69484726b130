import { z } from 'zod';
import { callTable } from '../call.ts';
import { params, requiredText, text } from '../shapes.ts';
import { EsignContract, EsignFile } from './contract-shapes.ts';
import { esignStates, signStates } from './contract-terms.ts';

const one = params('contract_id');

/** What the e-sign provider says. */
export const esignCalls = callTable('contracts', {
  getEsignContract: {
    method: 'GET',
    path: '/client/admin/oneflow/contracts/{contract_id}',
    summary: 'The contract as the provider reports it now.',
    access: 'admin',
    status: 200,
    effect: 'external',
    params: one,
    answer: EsignContract,
    errors: ['not_found', 'esign_provider_not_available'],
  },
  listEsignFiles: {
    method: 'GET',
    path: '/client/admin/oneflow/contracts/{contract_id}/files',
    summary: 'The files of a contract.',
    access: 'admin',
    status: 200,
    params: one,
    answer: z.object({ files: z.array(EsignFile) }),
    errors: ['not_found'],
  },
  getEsignFile: {
    method: 'GET',
    path: '/client/admin/oneflow/contracts/{contract_id}/files/{file_id}',
    summary: 'A file of a contract, from our storage.',
    access: 'admin',
    status: 200,
    raw: 'file',
    params: params('contract_id', 'file_id'),
    errors: ['not_found'],
  },
  receiveOneflowWebhook: {
    method: 'POST',
    path: '/webhooks/oneflow',
    summary: 'News from Oneflow; the contract is read anew from there.',
    access: 'stranger',
    status: 200,
    body: z.looseObject({
      contract: z.looseObject({ id: z.union([z.int(), text(60)]) }),
      callback_id: requiredText(200),
      signature: requiredText(200),
      events: z
        .array(z.looseObject({ type: text(200).optional() }))
        .max(100)
        .default([]),
    }),
    answer: z.object({ received: z.literal(true) }),
    errors: ['not_found'],
    perMinute: 600,
  },
});

/** The desk of the e-sign provider's stand-in, where one acts as those who sign. */
export const esignDeskCalls = callTable('main', {
  listDeskContracts: {
    method: 'GET',
    path: '/dev/esign/contracts',
    summary: 'Contracts at the stand-in of the e-sign provider; not in production.',
    access: 'stranger',
    status: 200,
    effect: 'external',
    answer: z.object({
      contracts: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          state: z.enum(esignStates),
          participants: z.array(
            z.object({
              id: z.string(),
              name: z.string(),
              email: z.string(),
              sign_state: z.enum(signStates),
              visits: z.int(),
              can: z.object({ view: z.boolean(), sign: z.boolean(), decline: z.boolean() }),
            }),
          ),
        }),
      ),
    }),
    errors: ['not_found'],
  },
  actAtDesk: {
    method: 'POST',
    path: '/dev/esign/contracts/{contract_there}/participants/{participant}/{act}',
    summary: 'View, sign or decline at the stand-in as one of those who are asked to sign.',
    access: 'stranger',
    status: 204,
    effect: 'external',
    params: z.object({
      contract_there: z.string().regex(/^\d{1,15}$/),
      participant: z.string().regex(/^\d{1,15}$/),
      act: z.enum(['view', 'sign', 'decline']),
    }),
    errors: ['not_found', 'contract_state_does_not_allow'],
  },
});
