import type {
  AgreementDraftSummary,
  SelfSignedContract,
} from '@torg/protocol/agreements/agreement-shapes';
import type { z } from 'zod';
import { statusAt } from '../../contracts/contracts.queries.ts';
import { consultantView, representativeView } from '../agreement-people.ts';
import type { DraftRow } from '../drafts/drafts.repository.ts';
import { ratesView } from '../in-force/agreement.views.ts';
import type { SignedRow } from './admin-lists.repository.ts';

export const draftSummaryView = (row: DraftRow): z.output<typeof AgreementDraftSummary> => ({
  agreement_draft_id: row.agreement_draft,
  status: row.status,
  agreement_form_data: row.agreement_form_data,
  consultant: consultantView(row),
  consultant_provider_representative: representativeView(row, row.agreement_form_data),
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

function actionOf({ signatories }: SignedRow, side: 'sender' | 'recipient') {
  const found = signatories.find((one) => one.side === side);
  if (found === undefined) throw new Error(`a contract has no ${side}`);
  const { signatory: action_id, status, email, name } = found;
  return { action_id, status, email, name };
}

const agreementOf = (row: SignedRow): SelfSignedContract['agreement'] =>
  row.agreement === null
    ? null
    : {
        agreement_id: row.agreement,
        start_date: row.agreement_start,
        end_date: row.agreement_end,
        consultant_role: row.agreement_role,
        employment_percentage: row.agreement_percentage,
        created_at: row.agreement_created_at.toISOString(),
        updated_at: row.agreement_updated_at.toISOString(),
        rates: ratesView(row.rates, row.agreement_currency),
        consultant: consultantView(row),
      };

/** A contract of an assignment, with what was agreed and who signs. */
export const selfSignedView = (row: SignedRow, now: Date): SelfSignedContract => ({
  contract_id: row.contract,
  created_at: row.contract_created_at.toISOString(),
  document: {
    document_id: row.document,
    version: row.document_version,
    document_type: row.document_type,
  },
  status: statusAt({ status: row.contract_status, expires_at: row.contract_expires_at }, now),
  client_action: actionOf(row, 'sender'),
  consultant_provider_action: actionOf(row, 'recipient'),
  consultant: consultantView(row),
  consultant_provider_representative: representativeView(row, row.agreement_form_data),
  agreement_form_data: row.agreement_form_data,
  agreement: agreementOf(row),
});
