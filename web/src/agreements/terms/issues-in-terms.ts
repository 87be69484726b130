import { missingInAgreement, type FoundIssue } from '@torg/protocol/agreements/readiness';
import { marketDay } from '@torg/protocol/market-day';
import type { AgreementDraft } from '../agreements.queries.ts';
import { formOf, type TermFields } from './term-fields.ts';

type Named = Pick<AgreementDraft, 'client' | 'issues'>;

/** By the server's own rules, for what is written now; which company somebody is with, it knows. */
export function issuesInTerms({ client, issues }: Named, terms: TermFields): FoundIssue[] {
  const { country } = client;
  const isSameCompany = issues.every(({ code }) => code !== 'consultant_has_other_company');
  return missingInAgreement(formOf(terms), {
    country,
    today: marketDay(new Date(), country),
    isSameCompany,
  });
}
