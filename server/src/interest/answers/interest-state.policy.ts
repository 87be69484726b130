import { interestLife, type InterestState } from '@torg/protocol/interest/interest-life';
import { isOpenFrom } from '@torg/protocol/lifecycle';
import { mayEdit, type AssignmentFacts } from '../../assignments/assignments.queries.ts';
import type { Actor } from '../../platform/actor.ts';
import { movePolicy } from '../../platform/moves/move-policy.ts';
import { mayAnswerFor } from '../interest.policy.ts';

type PolicyActor = Pick<Actor, 'account' | 'role' | 'isAdminInCompany' | 'organization'>;

/** What becomes of an interest depends on the assignment, and on whose interest it is. */
export interface InterestStateFacts extends AssignmentFacts {
  /** the consultant */
  account: string;
  /** of the consultant */
  organization: string | null;
  interest_state: InterestState;
}

export const interestMoves = movePolicy(interestLife, {
  stateOf: ({ interest_state }: InterestStateFacts) => interest_state,
  parties: {
    editor: (actor: PolicyActor, facts: InterestStateFacts) =>
      actor.role !== 'admin' && mayEdit(actor, facts),
    admin: (actor: PolicyActor) => actor.role === 'admin',
    consultant: (actor: PolicyActor, { account }: InterestStateFacts) => actor.account === account,
    company_admin: (actor: PolicyActor, { organization }: InterestStateFacts) =>
      actor.role !== 'admin' && mayAnswerFor(actor, organization),
  },
});

export const can = (actor: PolicyActor, facts: InterestStateFacts) => ({
  answer: interestMoves.can(actor, facts, 'turn_down'),
  withdraw: interestMoves.can(actor, facts, 'withdraw'),
  // While others may send interest.
  takeBack: facts.state === 'published' && interestMoves.can(actor, facts, 'take_back'),
});

/** Their own, or of a consultant whose company they run. */
export const isOwnInterest = (actor: PolicyActor, facts: InterestStateFacts): boolean =>
  interestMoves.may(actor, facts, 'withdraw');

/** Editors see all; the consultants of one thread see nothing of each other. */
export const isSeenInterest = (actor: PolicyActor, facts: InterestStateFacts): boolean =>
  mayEdit(actor, facts) || isOwnInterest(actor, facts);

/** Whether somebody who may edit the assignment can answer an interest in this state. */
export const canAnswerInterest = (actor: PolicyActor, state: InterestState): boolean =>
  actor.role !== 'consultant' && isOpenFrom(interestLife, state, 'turn_down');
