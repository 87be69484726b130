import { lifecycle, type MoveOf } from '../lifecycle.ts';

/** The states of contracts, documents and signatories; without zod, so that the app reads them cheaply. */
export const contractStatuses = [
  'in_progress',
  'completed',
  'expired',
  'recalled',
  'declined',
] as const;
export type ContractStatus = (typeof contractStatuses)[number];

/** Both kinds of contract, whoever provides the signatures. */
export const contractLife = lifecycle({
  thing: 'contract',
  initial: 'in_progress',
  states: contractStatuses,
  done: ['completed'],
  missing: 'not_found',
  refusal: 'contract_state_does_not_allow',
  moves: {
    // What was signed at a provider counts, even if it had expired here before.
    complete: {
      from: ['in_progress', 'expired'],
      to: 'completed',
      by: ['system'],
      event: 'completed_contract',
    },
    expire: {
      from: ['in_progress'],
      to: 'expired',
      by: ['system'],
      event: 'expired_contract',
    },
    recall: {
      from: ['in_progress'],
      to: 'recalled',
      by: ['sender', 'admin'],
      event: 'recalled_contract',
      reason: 'text',
    },
    decline: {
      from: ['in_progress'],
      to: 'declined',
      by: ['system'],
      event: 'declined_contract',
      reason: 'text',
    },
  },
});
export type ContractMove = MoveOf<typeof contractLife>;

export const signatoryStatuses = ['unopened', 'viewed', 'signed', 'declined'] as const;
export type SignatoryStatus = (typeof signatoryStatuses)[number];

/** Each signatory. `system` is whoever follows a mailed link, or the provider. */
export const signatoryLife = lifecycle({
  thing: 'signatory',
  initial: 'unopened',
  states: signatoryStatuses,
  done: ['signed'],
  missing: 'not_found',
  refusal: 'contract_state_does_not_allow',
  moves: {
    view: {
      from: ['unopened'],
      to: 'viewed',
      by: ['signatory', 'system'],
      event: 'viewed_contract',
      idempotent: true,
    },
    sign: {
      from: ['unopened', 'viewed'],
      to: 'signed',
      by: ['signatory', 'system'],
      event: 'signed_contract',
    },
    decline: {
      from: ['unopened', 'viewed'],
      to: 'declined',
      by: ['signatory', 'system'],
      event: 'declined_to_sign',
      reason: 'text',
    },
  },
});

export const documentStates = ['draft', 'published'] as const;
export type DocumentState = (typeof documentStates)[number];

/** A version of one of the four documents. */
export const documentLife = lifecycle({
  thing: 'contract_document',
  initial: 'draft',
  states: documentStates,
  done: ['published'],
  missing: 'not_found',
  refusal: 'contract_document_state_does_not_allow',
  moves: {
    publish: {
      from: ['draft'],
      to: 'published',
      by: ['admin'],
      event: 'published_contract_document',
    },
    remove: {
      from: ['draft'],
      to: null,
      by: ['admin'],
      event: 'removed_contract_document',
    },
  },
});
