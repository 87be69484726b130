import {
  contractLife,
  signatoryLife,
  type ContractStatus,
  type SignatoryStatus,
} from '@torg/protocol/contracts/contract-life';
import type { ContractKind, ContractProvider } from '@torg/protocol/contracts/contract-terms';
import type { Actor } from '../platform/actor.ts';
import { movePolicy } from '../platform/moves/move-policy.ts';

type PolicyActor = Pick<Actor, 'account' | 'role' | 'isAdminInCompany' | 'organization'>;

/** What rights in a contract depend on. */
export interface ContractFacts {
  kind: ContractKind;
  provider: ContractProvider;
  status: ContractStatus;
  /** the consultants' company */
  organization: string;
  /** the client of an assignment; null: Torg */
  sender_organization: string | null;
  signatories: readonly SignatoryFacts[];
}

export interface SignatoryFacts {
  signatory: string;
  status: SignatoryStatus;
  /** who signed signed in, or else who has the address */
  account: string | null;
}

export const isAdmin = (actor: Pick<Actor, 'role'>): boolean => actor.role === 'admin';

const isSender = (actor: PolicyActor, { kind, sender_organization }: ContractFacts): boolean =>
  kind === 'cooperation'
    ? isAdmin(actor)
    : actor.role === 'consultant_buyer' && actor.organization === sender_organization;

const isRecipient = (actor: PolicyActor, { organization }: ContractFacts): boolean =>
  actor.role === 'consultant' && actor.isAdminInCompany && actor.organization === organization;

export const isSignatory = (
  actor: Pick<Actor, 'account'>,
  { account }: Pick<SignatoryFacts, 'account'>,
): boolean => account === actor.account;

export const ownSignatory = (
  actor: Pick<Actor, 'account'>,
  { signatories }: Pick<ContractFacts, 'signatories'>,
): SignatoryFacts | undefined => signatories.find((one) => isSignatory(actor, one));

export const mayRead = (actor: PolicyActor, facts: ContractFacts): boolean =>
  isAdmin(actor) ||
  isSender(actor, facts) ||
  isRecipient(actor, facts) ||
  ownSignatory(actor, facts) !== undefined;

export const contractMoves = movePolicy(contractLife, {
  stateOf: ({ status }: ContractFacts) => status,
  parties: { admin: (actor: PolicyActor) => isAdmin(actor), sender: isSender },
});

export const signatoryMoves = movePolicy(signatoryLife, {
  stateOf: ({ status }: Pick<SignatoryFacts, 'account' | 'status'>) => status,
  parties: { signatory: (actor: Pick<Actor, 'account'>, facts) => isSignatory(actor, facts) },
});

/** Whoever sent it reminds and replaces; what a provider mails is the provider's matter. */
export const maySend = (actor: PolicyActor, facts: ContractFacts): boolean =>
  isAdmin(actor) || isSender(actor, facts);

const isOpenHere = ({ status, provider }: ContractFacts): boolean =>
  status === 'in_progress' && provider === 'torg_sign';

const hasDecided = ({ status }: SignatoryFacts): boolean =>
  status === 'signed' || status === 'declined';

export const canRemind = (facts: ContractFacts): boolean => isOpenHere(facts);

/** Until anybody has signed. */
export const canReplace = (facts: ContractFacts): boolean =>
  isOpenHere(facts) && !facts.signatories.some(hasDecided);

/** What somebody can do with a contract now. */
export function can(actor: PolicyActor, facts: ContractFacts) {
  const own = ownSignatory(actor, facts);
  return {
    recall: contractMoves.can(actor, facts, 'recall'),
    remind: maySend(actor, facts) && canRemind(facts),
    replace_signatory: maySend(actor, facts) && canReplace(facts),
    sign: own !== undefined && isOpenHere(facts) && signatoryMoves.can(actor, own, 'sign'),
  };
}
