import type {
  AgreementDraft,
  AgreementFormData,
  AgreementRound,
} from '@torg/protocol/agreements/agreement-shapes';
import type { ContractStatus } from '@torg/protocol/contracts/contract-life';
import { emptyBasis } from '@torg/protocol/agreements/empty-basis';
import { withoutPrice } from '@torg/protocol/agreements/hidden-price';
import { statusAt } from '../../contracts/contracts.queries.ts';
import type { Actor } from '../../platform/actor.ts';
import { consultantView, representativeView } from '../agreement-people.ts';
import { can, hasConsented, hidesPrice, seesUnsent } from '../agreements.policy.ts';
import { issuesInBasis, issuesInTerms } from './draft-issues.ts';
import type { DraftRow, RoundRow } from './drafts.repository.ts';

/** The terms that somebody reads: what was sent last, or for the client what is edited. */
function formFor(actor: Actor, row: DraftRow): AgreementFormData {
  const form = seesUnsent(actor, row)
    ? row.agreement_form_data
    : (row.sent_form ?? row.agreement_form_data);
  return hidesPrice(actor, row) ? withoutPrice(form) : form;
}

const roundView = (round: RoundRow, isPriceHidden: boolean): AgreementRound => ({
  round: round.round,
  side: round.side,
  sent_by: round.sent_by,
  message: isPriceHidden ? '' : round.message,
  agreement_form_data: isPriceHidden
    ? withoutPrice(round.agreement_form_data)
    : round.agreement_form_data,
  sent_at: round.sent_at.toISOString(),
});

/** What is missing, for whoever can change it. */
function issuesFor(row: DraftRow, mays: AgreementDraft['can'], form: AgreementFormData, now: Date) {
  const basis = mays.edit_hiring_basis ? issuesInBasis(row, now) : [];
  const isOpen = mays.edit || mays.propose_changes;
  return isOpen ? [...issuesInTerms(row, form, now), ...basis] : [];
}

/** The names of both sides, as the page of a draft or an agreement shows them. */
export const partiesView = (
  row: Pick<DraftRow, 'client' | 'client_name' | 'client_country' | 'provider' | 'provider_name'>,
) => ({
  client: { organization_id: row.client, name: row.client_name, country: row.client_country },
  provider: { organization_id: row.provider, name: row.provider_name ?? '' },
});

const sidesOf = (row: DraftRow, form: AgreementFormData) => ({
  ...partiesView(row),
  assignment:
    row.assignment === null || row.assignment_title === null
      ? null
      : { assignment_id: row.assignment, title: row.assignment_title },
  consultant: consultantView(row),
  consultant_provider_representative: representativeView(row, form),
});

const contractStatusOf = (row: DraftRow, now: Date): ContractStatus | null =>
  row.contract_status &&
  statusAt({ status: row.contract_status, expires_at: row.contract_expires_at }, now);

/** Where it has led, or why it came to nothing; what the companies write may be about the price. */
const outcomeOf = (
  row: DraftRow,
  { isPriceHidden, now }: { isPriceHidden: boolean; now: Date },
) => ({
  contract_id: row.contract,
  contract_status: contractStatusOf(row, now),
  agreement_id: row.agreement,
  ended_because: isPriceHidden ? null : (row.ended_because ?? row.contract_ended_because),
});

export function draftView(
  row: DraftRow,
  rounds: readonly RoundRow[],
  { actor, now }: { actor: Actor; now: Date },
): AgreementDraft {
  const form = formFor(actor, row);
  const isClient = seesUnsent(actor, row);
  const isPriceHidden = hidesPrice(actor, row);
  const mays = can(actor, { ...row, contract_status: contractStatusOf(row, now) });
  return {
    agreement_draft_id: row.agreement_draft,
    status: row.status,
    agreement_form_data: form,
    ...sidesOf(row, form),
    ...outcomeOf(row, { isPriceHidden, now }),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    revision: row.revision,
    side: isClient ? row.side : (row.sent_side ?? row.side),
    extends_agreement: row.extends_agreement,
    thread_id: row.thread_people.includes(actor.account) ? row.thread : null,
    rounds: rounds.map((round) => roundView(round, isPriceHidden)),
    consultant_consented_at: hasConsented(row) ? (row.consented_at?.toISOString() ?? null) : null,
    hiring_basis: isClient && row.needs_basis ? (row.hiring_basis ?? emptyBasis) : null,
    hides_price: isPriceHidden,
    issues: issuesFor(row, mays, form, now),
    can: mays,
  };
}
