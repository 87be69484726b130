import type { Row } from '../../insert-rows.ts';
import type { DemoHire } from '../../data/hires.types.ts';
import {
  accountId,
  agreementDraftId,
  agreementId,
  assignmentId,
  organizationId,
  threadId,
} from '../demo-ids.ts';
import type { Moments } from '../moments.ts';
import { basisOf } from './hire-basis.ts';
import { hireContractId, sentOffset } from './hire-contract.ts';
import { formOf, peopleOf } from './hire-form.ts';

export const hireThreadKey = ({ key }: DemoHire): string => `hire:${key}`;

/** How many days the other side takes to answer what was sent. */
const answerDays = 3;

type Round = Row<'agreement_round'> & { sent_at: Date; message: string };

/** What was sent, oldest first: the client's offer, and what the company proposed instead. */
export function roundRows(hire: DemoHire, moments: Moments): Round[] {
  if (hire.status === 'editing') return [];
  const { buyer, signer } = peopleOf(hire);
  const agreement_draft = agreementDraftId(hire.key);
  const isOpen = hire.status === 'sent' || hire.status === 'changes_proposed';
  const last = isOpen ? hire.offsetDays : sentOffset(hire) - answerDays;
  const offer = {
    ...{ agreement_draft, round: 1, side: 'client' as const, message: '' },
    ...{ account: accountId(buyer.key), sent_by: buyer.name },
    agreement_form_data: formOf(hire, moments, hire.hourlyRate),
    sent_at: moments.days(hire.proposedRate === undefined ? last : last - answerDays),
  };
  if (hire.proposedRate === undefined) return [offer];
  const proposal = {
    ...{ ...offer, round: 2, side: 'provider' as const },
    ...{ account: accountId(signer.key), sent_by: signer.name },
    message: 'Vi kan stille med hele teamet, men da må prisen litt opp.',
    agreement_form_data: formOf(hire, moments, hire.proposedRate),
    sent_at: moments.days(last),
  };
  return [offer, proposal];
}

/** The consultant has said yes to what was accepted. */
const consent = (hire: DemoHire, { days }: Moments, rounds: number) =>
  hire.status === 'accepted'
    ? { consented_round: rounds, consented_at: days(sentOffset(hire) - 1) }
    : { consented_round: null, consented_at: null };

export function draftRow(hire: DemoHire, moments: Moments): Row<'agreement_draft'> {
  const { buyer, client, provider, signer } = peopleOf(hire);
  const rounds = roundRows(hire, moments);
  const last = rounds.at(-1);
  const basis = basisOf(hire, moments);
  const chosen = rounds[0]?.sent_at ?? moments.days(hire.offsetDays);
  const assignment = hire.assignment === undefined ? null : assignmentId(hire.assignment);
  return {
    ...{ agreement_draft: agreementDraftId(hire.key), status: hire.status, assignment },
    client: organizationId(client.key),
    provider: organizationId(provider.key),
    profile: accountId(hire.consultant),
    hired_for: assignment ?? organizationId(client.key),
    extends_agreement: hire.extends === undefined ? null : agreementId(hire.extends),
    representative: accountId(signer.key),
    contract: hire.contract === undefined ? null : hireContractId(hire),
    agreement_form_data: last?.agreement_form_data ?? formOf(hire, moments, hire.hourlyRate),
    side: last?.side ?? 'client',
    thread: rounds.length === 0 ? null : threadId(hireThreadKey(hire)),
    hiring_basis: basis,
    basis_chosen_by: basis && buyer.name,
    basis_chosen_at: basis && chosen,
    ...{ rounds: rounds.length, revision: rounds.length },
    ...consent(hire, moments, rounds.length),
    ended_because: hire.reason ?? null,
    created_by: accountId(buyer.key),
    created_at: new Date(chosen.getTime() - 86_400_000),
    updated_at: moments.days(hire.contract === undefined ? hire.offsetDays : sentOffset(hire)),
  };
}
