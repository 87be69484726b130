import { missingInAgreement, type FoundIssue } from '@torg/protocol/agreements/readiness';
import { marketDay } from '@torg/protocol/market-day';
import { isUnread } from '../../../ui/field/unread.ts';
import type { AgreementDraft } from '../../agreements.queries.ts';
import { formOf, type TermFields } from '../term-fields.ts';
import { placeOf } from '../term-places.ts';

type Named = Pick<AgreementDraft, 'client' | 'issues'>;

/**
 * By the server's own rules, for what is written now; which company somebody is with, it knows. What
 * cannot be read is not missing: its field says what is wrong.
 */
export function issuesInTerms({ client, issues }: Named, terms: TermFields): FoundIssue[] {
  const { country } = client;
  const isSameCompany = issues.every(({ code }) => code !== 'consultant_has_other_company');
  const found = missingInAgreement(formOf(terms), {
    country,
    today: marketDay(new Date(), country),
    isSameCompany,
  });
  return found.filter(({ path }) => {
    const place = placeOf(path);
    return place === undefined || !isUnread(terms[place.field]);
  });
}
