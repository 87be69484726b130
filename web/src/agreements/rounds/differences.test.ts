import { describe, expect, it } from 'vitest';
import type { Form } from '../agreements.queries.ts';
import { differencesBetween } from './differences.ts';
import { someTerms } from './terms.fixtures.ts';

const terms = someTerms();
const withPayment = (part: Partial<Form['assignment']['paymentTerms']>): Form => ({
  ...terms,
  assignment: { ...terms.assignment, paymentTerms: { ...terms.assignment.paymentTerms, ...part } },
});
const kr = (rate: number) => ({ kind: 'rate', rate, currency: 'NOK' });

describe('two versions of the terms', () => {
  it('that say the same have no differences, whatever the order of their fields', () => {
    const { name, email, ...rest } = terms.client.contact;
    const turned = { ...terms, client: { ...terms.client, contact: { ...rest, email, name } } };
    expect(differencesBetween(terms, turned)).toEqual([]);
  });
  it('differ field by field, with before and after', () => {
    const { assignment } = terms;
    const other = { ...withPayment({ hourlyRate: 1400 }), note: 'Ferie i juli' };
    const longer = {
      ...other,
      assignment: { ...other.assignment, scope: { ...assignment.scope, endDate: '2028-06-30' } },
    };
    expect(differencesBetween(terms, longer)).toEqual([
      {
        field: 'endDate',
        before: { kind: 'day', text: '2027-12-31' },
        after: { kind: 'day', text: '2028-06-30' },
      },
      { field: 'hourlyRate', before: kr(1350), after: kr(1400) },
      { field: 'note', before: null, after: { kind: 'text', text: 'Ferie i juli' } },
    ]);
  });
  it('show an adjustment that was added, moved, changed or removed by its day', () => {
    const one = { startDate: '2027-07-01', hourlyRate: 1400 };
    const added = withPayment({ adjustments: [one] });
    expect(differencesBetween(terms, added)).toEqual([
      { field: 'adjustments', day: '2027-07-01', before: null, after: kr(1400) },
    ]);
    const moved = withPayment({ adjustments: [{ ...one, startDate: '2027-08-01' }] });
    expect(differencesBetween(added, moved)).toEqual([
      { field: 'adjustments', day: '2027-07-01', before: kr(1400), after: null },
      { field: 'adjustments', day: '2027-08-01', before: null, after: kr(1400) },
    ]);
  });
  it('show another signatory only where it is not the contact', () => {
    const representative = { ...terms.client.contact, name: 'Ola Nes' };
    const kept = { ...terms, client: { ...terms.client, representative } };
    expect(differencesBetween(terms, kept)).toEqual([]);
    const other = { ...kept, client: { ...kept.client, reuseContact: false } };
    expect(differencesBetween(terms, other).map(({ field }) => field)).toEqual([
      'reuseContact',
      'representative',
    ]);
  });
});
