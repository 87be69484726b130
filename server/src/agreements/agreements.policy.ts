import {
  agreementDraftLife,
  type AgreementPhase,
  type DraftState,
} from '@torg/protocol/agreements/agreement-life';
import type { AgreementDraft, AgreementView } from '@torg/protocol/agreements/agreement-shapes';
import type { ContractStatus } from '@torg/protocol/contracts/contract-life';
import type { Actor } from '../platform/actor.ts';
import { movePolicy } from '../platform/moves/move-policy.ts';

type PolicyActor = Pick<Actor, 'account' | 'role' | 'isAdminInCompany' | 'organization'>;

/** The parties of a draft, and of the agreement that it leads to. */
export interface Parties {
  client: string;
  /** the consultant's company; null: none */
  provider: string | null;
  /** the consultant */
  profile: string;
}

/** The parties, and who signs: a company may let somebody sign who does not run it. */
interface Signed extends Parties {
  /** accounts; null: somebody without one */
  contract_signers: readonly (string | null)[];
}

/** What rights in a draft depend on. */
export interface DraftFacts extends Signed {
  status: DraftState;
  /** how often it was sent; until then only the client knows of it */
  rounds: number;
  consented_round: number | null;
  /** null: the client's country asks for no basis */
  needs_basis: boolean;
  contract_status: ContractStatus | null;
}

const isAdmin = (actor: PolicyActor): boolean => actor.role === 'admin';
export const isClient = (actor: PolicyActor, { client }: Parties): boolean =>
  actor.role === 'consultant_buyer' && actor.organization === client;
export const isProvider = (actor: PolicyActor, { provider }: Parties): boolean =>
  actor.role === 'consultant' &&
  actor.isAdminInCompany &&
  provider !== null &&
  actor.organization === provider;
export const isConsultant = (actor: PolicyActor, { profile }: Parties): boolean =>
  actor.role === 'consultant' && actor.account === profile;

const isOfClient = (actor: PolicyActor, parties: Parties): boolean =>
  isAdmin(actor) || isClient(actor, parties);
const isOfEither = (actor: PolicyActor, parties: Parties): boolean =>
  isOfClient(actor, parties) || isProvider(actor, parties);

/** Until it is sent, a draft is the client's own. The list has the same rule in SQL. */
export const mayReadDraft = (actor: PolicyActor, facts: DraftFacts): boolean =>
  isOfClient(actor, facts) ||
  (facts.rounds > 0 && (isProvider(actor, facts) || isConsultant(actor, facts)));

/** Consultants who do not also run their company read everything but the price. */
export const hidesPrice = (actor: PolicyActor, parties: Parties): boolean =>
  !isOfEither(actor, parties);

/** The contract names the price; who may not see that reads the terms only, unless they sign it. */
export const mayReadContract = (actor: PolicyActor, facts: Signed): boolean =>
  isOfEither(actor, facts) || facts.contract_signers.includes(actor.account);

/** What is edited and not sent yet is for the client's eyes. */
export const seesUnsent = isOfClient;

export const draftMoves = movePolicy(agreementDraftLife, {
  stateOf: ({ status }: DraftFacts) => status,
  parties: {
    client: (actor: PolicyActor, facts: DraftFacts) => isClient(actor, facts),
    provider: (actor: PolicyActor, facts: DraftFacts) =>
      facts.rounds > 0 && isProvider(actor, facts),
    admin: (actor: PolicyActor) => isAdmin(actor),
  },
});

export const mayEdit = isOfClient;
/** While the company has the word, the client's form rests. */
export const isEditable = ({ status }: Pick<DraftFacts, 'status'>): boolean =>
  status === 'editing' || status === 'changes_proposed';

export const mayConsent = (actor: PolicyActor, facts: DraftFacts): boolean =>
  facts.rounds > 0 && isConsultant(actor, facts);
export const isOpenForConsent = ({ status }: Pick<DraftFacts, 'status'>): boolean =>
  status === 'sent' || status === 'changes_proposed';

export const hasConsented = ({ rounds, consented_round }: DraftFacts): boolean =>
  rounds > 0 && consented_round === rounds;

/** Whoever accepts for the company and is the consultant says yes by that. */
export const isConsentGiven = (actor: PolicyActor, facts: DraftFacts): boolean =>
  hasConsented(facts) || isConsultant(actor, facts);

/** The acceptance that is the actor's; an admin accepts for whoever has the word. */
export function acceptanceOf(actor: PolicyActor, facts: DraftFacts) {
  if (isProvider(actor, facts)) return 'accept';
  if (isClient(actor, facts)) return 'accept_changes';
  return facts.status === 'changes_proposed' ? 'accept_changes' : 'accept';
}

const endedStatuses: readonly (ContractStatus | null)[] = ['expired', 'recalled', 'declined'];

/** A draft that came to nothing can be begun again. */
const isOver = ({ status, contract_status }: DraftFacts): boolean =>
  status === 'declined' || status === 'withdrawn' || endedStatuses.includes(contract_status);

/** All that somebody can do with a draft now. */
export function can(actor: PolicyActor, facts: DraftFacts): AgreementDraft['can'] {
  const edit = mayEdit(actor, facts) && isEditable(facts);
  const accept = acceptanceOf(actor, facts);
  return {
    edit,
    send: draftMoves.can(actor, facts, 'send'),
    propose_changes: draftMoves.can(actor, facts, 'propose_changes'),
    accept: draftMoves.can(actor, facts, accept) && isConsentGiven(actor, facts),
    decline: draftMoves.can(actor, facts, 'decline'),
    withdraw: draftMoves.can(actor, facts, 'withdraw'),
    consent: mayConsent(actor, facts) && isOpenForConsent(facts) && !hasConsented(facts),
    edit_hiring_basis: edit && facts.needs_basis,
    begin_again: isOfClient(actor, facts) && isOver(facts),
    read_contract: facts.contract_status !== null && mayReadContract(actor, facts),
  };
}

/** What rights in an agreement depend on. */
export interface AgreementFacts extends Signed {
  start_date: string;
  end_date: string;
  ended_on: string | null;
  /** there is an agreement that extends it */
  is_extended: boolean;
  needs_basis: boolean;
}

/** Who were its parties read an agreement, and the consultant. */
export const mayReadAgreement = (actor: PolicyActor, parties: Parties): boolean =>
  isOfEither(actor, parties) || isConsultant(actor, parties);

/** The client, the company, and admins end it or say what they want. */
export const mayEnd = isOfEither;
export const mayExtend = isOfClient;
export const mayWish = (actor: PolicyActor, parties: Parties): boolean =>
  isClient(actor, parties) || isProvider(actor, parties);

/** Its own buyers and admins, where the client's country asks for a hiring basis. */
export const mayFetchFolder = (
  actor: PolicyActor,
  { client, needs_basis }: Pick<AgreementFacts, 'client' | 'needs_basis'>,
): boolean => isOfClient(actor, { client, provider: null, profile: '' }) && needs_basis;

/** The client whose Innleiemappe of a period the reader fetches as its buyer. */
export function ownFolder(
  actor: PolicyActor & Pick<Actor, 'organizationKind' | 'country'>,
): string | null {
  const { organization: client, organizationKind, country } = actor;
  const needs_basis = organizationKind === 'client' && country === 'NO';
  return client !== null && mayFetchFolder(actor, { client, needs_basis }) ? client : null;
}

export const lastDay = ({ ended_on, end_date }: Pick<AgreementFacts, 'ended_on' | 'end_date'>) =>
  ended_on ?? end_date;
/** Over on the day after its last, or at once if it was ended before its first. */
export const isOverOn = (
  facts: Pick<AgreementFacts, 'start_date' | 'ended_on' | 'end_date'>,
  today: string,
): boolean => lastDay(facts) < today || lastDay(facts) < facts.start_date;
export const isEndedEarly = ({ ended_on }: Pick<AgreementFacts, 'ended_on'>): boolean =>
  ended_on !== null;

export function phaseOf(
  facts: Pick<AgreementFacts, 'start_date' | 'ended_on' | 'end_date'>,
  today: string,
): AgreementPhase {
  if (isOverOn(facts, today)) return 'ended';
  return facts.start_date > today ? 'upcoming' : 'current';
}

/** Whether it goes on, so that it can be ended early and one can say what follows. */
export const isRunning = (facts: AgreementFacts, today: string): boolean =>
  !isOverOn(facts, today) && !isEndedEarly(facts);

/** All that somebody can do with an agreement on a day. */
export function canWithAgreement(
  actor: PolicyActor,
  facts: AgreementFacts,
  today: string,
): AgreementView['can'] {
  const runs = isRunning(facts, today);
  return {
    end_early: mayEnd(actor, facts) && runs && facts.end_date > today,
    extend: mayExtend(actor, facts) && isExtendable(facts),
    wish: mayWish(actor, facts) && runs && !facts.is_extended,
    fetch_hiring_folder: mayFetchFolder(actor, facts),
    read_contract: mayReadContract(actor, facts),
  };
}

/** Also when it has just ended; what was ended early is not extended. */
export const isExtendable = (facts: AgreementFacts): boolean =>
  !isEndedEarly(facts) && !facts.is_extended;
