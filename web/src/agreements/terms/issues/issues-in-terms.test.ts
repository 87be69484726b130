import { expect, it } from 'vitest';
import { someTerms } from '../../rounds/terms.fixtures.ts';
import { issuesInTerms } from './issues-in-terms.ts';
import { termsOf, type TermFields } from '../term-fields.ts';

const client = { name: 'Isfoss', organization_id: 'a', country: 'NO' } as const;
const codesOf = (values: Partial<TermFields>) =>
  issuesInTerms({ client, issues: [] }, { ...termsOf(someTerms()), ...values }).map(
    ({ code }) => code,
  );

it('a rate that is missing is asked for; one that cannot be read is not called missing', () => {
  expect(codesOf({ hourlyRate: null })).toContain('rate_required');
  expect(codesOf({ hourlyRate: { unread: '1e309' } })).not.toContain('rate_required');
  expect(codesOf({ startDate: null })).toContain('start_date_required');
  expect(codesOf({ startDate: { unread: '32.13' } })).not.toContain('start_date_required');
});
