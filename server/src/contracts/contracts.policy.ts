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
  /** when the time to sign is over; null: never */
  expires_at: Date | null;
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

/** Both sides read what was settled before an assignment contract; whoever only signs does not. */
export const mayReadTerms = (actor: PolicyActor, facts: ContractFacts): boolean =>
  facts.kind === 'assignment' &&
  (isAdmin(actor) || isSender(actor, facts) || isRecipient(actor, facts));

/** Whoever sent it reminds and replaces; what a provider mails is the provider's matter. */
export const maySend = (actor: PolicyActor, facts: ContractFacts): boolean =>
  isAdmin(actor) || isSender(actor, facts);

/** A job ends what has expired within minutes; nobody sees a contract as open until then. */
export function statusAt(
  { status, expires_at }: Pick<ContractFacts, 'status' | 'expires_at'>,
  now: Date,
): ContractStatus {
  const isOver = expires_at !== null && expires_at <= now;
  return status === 'in_progress' && isOver ? 'expired' : status;
}

const isOpen = (facts: ContractFacts, now: Date): boolean => statusAt(facts, now) === 'in_progress';

export const isOpenHere = (facts: ContractFacts, now: Date): boolean =>
  isOpen(facts, now) && facts.provider === 'torg_sign';

const hasDecided = ({ status }: SignatoryFacts): boolean =>
  status === 'signed' || status === 'declined';

/** Until anybody has signed. */
export const canReplace = (facts: ContractFacts, now: Date): boolean =>
  isOpenHere(facts, now) && !facts.signatories.some(hasDecided);

/** What somebody can do with a contract now. */
export function can(actor: PolicyActor, facts: ContractFacts, now: Date) {
  const own = ownSignatory(actor, facts);
  return {
    recall: isOpen(facts, now) && contractMoves.can(actor, facts, 'recall'),
    remind: maySend(actor, facts) && isOpenHere(facts, now),
    replace_signatory: maySend(actor, facts) && canReplace(facts, now),
    sign: own !== undefined && isOpenHere(facts, now) && signatoryMoves.can(actor, own, 'sign'),
  };
}
