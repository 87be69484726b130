import type { AgreementRow } from '@torg/protocol/agreements/agreement-rows';
import type { Actor } from '../../platform/actor.ts';
import { consultantView } from '../agreement-people.ts';
import {
  can,
  hasConsented,
  hidesPrice,
  isClient,
  isConsultant,
  isProvider,
  mayReadContract,
  mayWish,
  phaseOf,
} from '../agreements.policy.ts';
import type { AgreementListRow } from './agreement-list.repository.ts';

/** Whose turn it is: the page asks for the reader's own action only. */
function waitsFor(actor: Actor, row: AgreementListRow): boolean {
  if (row.awaits_signature) return true;
  if (row.agreement !== null) return row.awaits_wish && mayWish(actor, row);
  if (isConsultant(actor, row) && can(actor, row).consent) return true;
  if (isClient(actor, row)) return row.status === 'editing' || row.status === 'changes_proposed';
  return isProvider(actor, row) && row.status === 'sent' && hasConsented(row);
}

/** What it is by now to the reader: its id, and its status under that name. */
function kindAndStatus(row: AgreementListRow, actor: Actor, today: string) {
  const { agreement, contract, contract_status, start_date, end_date } = row;
  if (agreement !== null && start_date !== null && end_date !== null) {
    const status = phaseOf({ start_date, end_date, ended_on: row.ended_on }, today);
    return { kind: 'agreement' as const, id: agreement, status };
  }
  return contract !== null && contract_status !== null && mayReadContract(actor, row)
    ? { kind: 'contract' as const, id: contract, status: contract_status }
    : { kind: 'draft' as const, id: row.agreement_draft, status: contract_status ?? row.status };
}

export function agreementRowView(
  row: AgreementListRow,
  { actor, today }: { actor: Actor; today: string },
): AgreementRow {
  return {
    ...kindAndStatus(row, actor, today),
    agreement_draft_id: row.agreement_draft,
    consultant: consultantView(row),
    client_name: row.client_name,
    provider_name: row.provider_name ?? '',
    role: row.role,
    start_date: row.start_date,
    end_date: row.ended_on ?? row.end_date,
    ended_early: row.ended_on !== null,
    hourly_rate: hidesPrice(actor, row) ? null : row.hourly_rate,
    currency: row.currency,
    waits_for_reader: waitsFor(actor, row),
    updated_at: row.moment.toISOString(),
  };
}
