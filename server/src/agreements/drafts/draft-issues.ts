import type { AgreementFormData } from '@torg/protocol/agreements/agreement-shapes';
import { emptyBasis } from '@torg/protocol/agreements/empty-basis';
import { missingInBasis } from '@torg/protocol/agreements/hiring-basis';
import { missingInAgreement } from '@torg/protocol/agreements/readiness';
import { marketDay } from '@torg/protocol/market-day';
import { Refusal } from '../../platform/refusal.ts';
import type { DraftRow } from './drafts.repository.ts';

interface DraftIssue {
  path: string;
  code: string;
}

/** Everything that is missing in the terms. */
export function issuesInTerms(row: DraftRow, form: AgreementFormData, now: Date): DraftIssue[] {
  const country = row.client_country;
  const isSameCompany = row.consultant_organization === row.provider;
  return missingInAgreement(form, { country, today: marketDay(now, country), isSameCompany });
}

/** What is missing in the client's hiring basis, which only some countries ask for. */
export function issuesInBasis(row: DraftRow, now: Date): DraftIssue[] {
  if (!row.needs_basis) return [];
  return missingInBasis(row.hiring_basis ?? emptyBasis, marketDay(now, row.client_country));
}

/** Refuses, with everything that is missing; the app has its own text for each code. */
export function refuseIfIncomplete(issues: readonly DraftIssue[]): void {
  if (issues.length === 0) return;
  throw new Refusal('agreement_draft_not_ready', {
    issues: issues.map(({ path, code }) => ({ path, code, message: code.replaceAll('_', ' ') })),
  });
}
