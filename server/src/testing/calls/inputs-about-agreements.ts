import type { CallName } from '@torg/protocol/all-calls';
import { completeTerms } from '../../agreements/agreements.fixtures.ts';
import { completeBasis } from '../../agreements/hiring-basis.fixtures.ts';
import type { World } from '../a-world.ts';

/** The bodies of the calls about hiring, for the test of rights. */
export const agreementBodies: Partial<Record<CallName, (world: World) => unknown>> = {
  hire: (world) => ({ profile_id: world.accounts.consultant }),
  saveAgreementDraft: () => ({ agreement_form_data: completeTerms(), revision: 0 }),
  saveHiringBasis: () => ({ hiring_basis: completeBasis, revision: 0 }),
  sendAgreementDraft: () => ({ revision: 0 }),
  proposeAgreementChanges: () => ({ agreement_form_data: completeTerms(), revision: 0 }),
  acceptAgreementDraft: () => ({ revision: 0 }),
  declineAgreementDraft: () => ({ reason: 'Konsulenten er opptatt.' }),
  consentToAgreement: () => ({ round: 1 }),
  endAgreement: () => ({ on: '2027-06-30', reason: 'Prosjektet er stanset.' }),
  answerExtension: () => ({ wish: 'let_end' }),
};
