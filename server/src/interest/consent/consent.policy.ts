import { consentLife, type ConsentState } from '@torg/protocol/interest/consent-life';
import type { Actor } from '../../platform/actor.ts';
import { movePolicy } from '../../platform/moves/move-policy.ts';
import { mayAnswerFor } from '../interest.policy.ts';

type PolicyActor = Pick<Actor, 'account' | 'role' | 'isAdminInCompany' | 'organization'>;

export interface ConsentFacts {
  /** the consultant */
  account: string;
  /** of the consultant */
  organization: string | null;
  state: ConsentState;
}

const isConsultant = (actor: PolicyActor, { account }: ConsentFacts): boolean =>
  actor.account === account;

export const consentMoves = movePolicy(consentLife, {
  stateOf: ({ state }: ConsentFacts) => state,
  parties: {
    consultant: isConsultant,
    company_admin: (actor: PolicyActor, { organization }: ConsentFacts) =>
      actor.role !== 'admin' && mayAnswerFor(actor, organization),
    admin: (actor: PolicyActor) => actor.role === 'admin',
  },
});

/** The consultant, and whoever may ask. */
export const mayRead = (actor: PolicyActor, facts: ConsentFacts): boolean =>
  isConsultant(actor, facts) || mayAnswerFor(actor, facts.organization);

export const can = (actor: PolicyActor, facts: ConsentFacts) => ({
  give: consentMoves.can(actor, facts, 'give'),
  refuse: consentMoves.can(actor, facts, 'refuse'),
});
