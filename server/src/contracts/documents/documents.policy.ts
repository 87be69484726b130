import { documentLife, type DocumentState } from '@torg/protocol/contracts/contract-life';
import type { ContractDocument } from '@torg/protocol/contracts/contract-shapes';
import type { Actor } from '../../platform/actor.ts';
import { movePolicy } from '../../platform/moves/move-policy.ts';
import { isAdmin } from '../contracts.policy.ts';

type PolicyActor = Pick<Actor, 'role'>;

export interface DocumentFacts {
  state: DocumentState;
}

export const documentMoves = movePolicy(documentLife, {
  stateOf: ({ state }: DocumentFacts) => state,
  parties: { admin: (actor: PolicyActor) => isAdmin(actor) },
});

export const mayHandleDocuments = isAdmin;

/** What was published stays as it is, since people sign it. */
export const canEdit = ({ state }: DocumentFacts): boolean => state === 'draft';
export const canSetCompliance = ({ state }: DocumentFacts): boolean => state === 'published';

export function can(actor: PolicyActor, facts: DocumentFacts): ContractDocument['can'] {
  return {
    edit: mayHandleDocuments(actor) && canEdit(facts),
    publish: documentMoves.can(actor, facts, 'publish'),
    remove: documentMoves.can(actor, facts, 'remove'),
  };
}
