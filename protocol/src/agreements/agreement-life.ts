import { lifecycle, type MoveOf } from '../lifecycle.ts';

export const draftStates = [
  'editing',
  'sent',
  'changes_proposed',
  'accepted',
  'declined',
  'withdrawn',
] as const;
export type DraftState = (typeof draftStates)[number];

/** While a draft is in one of these, pressing Ansett again leads to it. */
export const openDraftStates = ['editing', 'sent', 'changes_proposed'] as const;

/** The terms of a hire, from the first draft to the contract. `client` is any of its buyers, or an admin for it. */
export const agreementDraftLife = lifecycle({
  thing: 'agreement_draft',
  initial: 'editing',
  states: draftStates,
  done: ['accepted'],
  missing: 'could_not_find_agreement_draft',
  refusal: 'agreement_draft_state_does_not_allow',
  moves: {
    send: {
      from: ['editing', 'changes_proposed'],
      to: 'sent',
      by: ['client', 'admin'],
      event: 'sent_agreement_draft',
    },
    propose_changes: {
      from: ['sent'],
      to: 'changes_proposed',
      by: ['provider', 'admin'],
      event: 'proposed_changes_to_agreement',
    },
    accept: {
      from: ['sent'],
      to: 'accepted',
      by: ['provider', 'admin'],
      event: 'accepted_agreement',
    },
    accept_changes: {
      from: ['changes_proposed'],
      to: 'accepted',
      by: ['client', 'admin'],
      event: 'accepted_changes_to_agreement',
    },
    decline: {
      from: ['sent', 'changes_proposed'],
      to: 'declined',
      by: ['provider', 'admin'],
      event: 'declined_agreement',
      reason: 'text',
    },
    withdraw: {
      from: ['editing', 'sent', 'changes_proposed'],
      to: 'withdrawn',
      by: ['client', 'admin'],
      event: 'withdrew_agreement_draft',
    },
  },
});
export type DraftMove = MoveOf<typeof agreementDraftLife>;

/** By its dates; `ended` also before its last day was reached, when it was ended early. */
export const agreementPhases = ['upcoming', 'current', 'ended'] as const;
export type AgreementPhase = (typeof agreementPhases)[number];

/** The tabs of /agreements. */
export const agreementTabs = ['drafts', 'to_sign', 'current', 'ended'] as const;
export type AgreementTab = (typeof agreementTabs)[number];
