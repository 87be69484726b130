import { describe, expect, it } from 'vitest';
import { someTerms } from '../rounds/terms.fixtures.ts';
import { formOf, sameTerm, termsOf } from './term-fields.ts';

const terms = termsOf(someTerms());
const typed = { unread: '1e309' };

describe('what is no number', () => {
  it('is never sent as another one', () => {
    const { scope, paymentTerms } = formOf({
      ...terms,
      hourlyRate: typed,
      percentage: typed,
      adjustments: [{ key: 'a', startDate: '2027-07-01', hourlyRate: typed }],
    }).assignment;
    expect([scope.percentage, paymentTerms.hourlyRate]).toEqual([null, null]);
    expect(paymentTerms.adjustments).toEqual([]);
  });
  it('is a change, so that it is kept as it was typed', () => {
    expect(sameTerm('hourlyRate', typed, null)).toBe(false);
    expect(sameTerm('hourlyRate', typed, { unread: '1e309' })).toBe(true);
    const row = { key: 'a', startDate: '2027-07-01', hourlyRate: typed };
    expect(sameTerm('adjustments', [row], [])).toBe(false);
    expect(sameTerm('adjustments', [row], [{ ...row, key: 'b' }])).toBe(true);
  });
});
