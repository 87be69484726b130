import { describe, expect, it } from 'vitest';
import type { AgreementFormData } from './agreement-shapes.ts';
import { isSameWithoutPrice, withoutPrice } from './hidden-price.ts';
import { isPlainName } from './plain-name.ts';
import { missingInAgreement } from './readiness.ts';
import { ratePeriods } from './scope.ts';

const person = { name: 'Kari Vestli', email: 'kari@nordfjell.example', image: null };
const somebody = { ...person, phone: '', title: '' };

const terms = (
  scope: { startDate: string | null; endDate: string | null },
  adjustments: { startDate: string; hourlyRate: number }[] = [],
): AgreementFormData => ({
  assignment: {
    scope: { ...scope, custom: '', percentage: 100 },
    role: 'Arkitekt',
    description: { short: 'Ny plattform', long: '' },
    paymentTerms: { currency: 'NOK', hourlyRate: 1200.1, adjustments, additionalSpecification: '' },
  },
  client: { reuseContact: true, name: 'Nordfjell', contact: somebody, representative: somebody },
  consultantCompany: {
    name: 'Fjordkode',
    representative: { ...somebody, email: 'berit@fjordkode.example' },
  },
  note: '',
});
const now = { country: 'NO', today: '2026-01-01', isSameCompany: true } as const;
const codes = (form: AgreementFormData, circumstances = now) =>
  missingInAgreement(form, circumstances).map(({ code }) => code);

describe('the rates of an agreement', () => {
  it('follow each other, in øre', () => {
    const adjustments = [{ startDate: '2026-03-01', hourlyRate: 1300.55 }];
    const { assignment } = terms({ startDate: '2026-02-01', endDate: '2026-03-01' }, adjustments);
    expect(ratePeriods(assignment)).toEqual([
      { start_date: '2026-02-01', end_date: '2026-02-28', hourly_rate: 120_010 },
      { start_date: '2026-03-01', end_date: '2026-03-01', hourly_rate: 130_055 },
    ]);
  });

  it('are none while something is missing', () => {
    expect(ratePeriods(terms({ startDate: null, endDate: '2026-02-01' }).assignment)).toEqual([]);
  });
});

describe('what is missing in terms', () => {
  const scope = { startDate: '2026-02-01', endDate: '2026-12-31' };

  it('is nothing in complete ones', () => {
    expect(codes(terms(scope))).toEqual([]);
  });

  it.each([
    ['no days', { startDate: null, endDate: null }, ['start_date_required', 'end_date_required']],
    ['an end before the start', { ...scope, endDate: '2026-01-31' }, ['end_before_start']],
    ['a whole five years', { startDate: '2026-02-01', endDate: '2031-01-31' }, []],
    ['a day more', { startDate: '2026-02-01', endDate: '2031-02-01' }, ['scope_too_long']],
    ['five years from a leap day', { startDate: '2028-02-29', endDate: '2033-02-28' }, []],
    [
      'an end that has passed',
      { startDate: '2025-01-01', endDate: '2025-12-31' },
      ['end_has_passed'],
    ],
  ])('with %s', (_name, days, expected) => {
    expect(codes(terms(days))).toEqual(expected);
  });

  it('names adjustments out of order, twice on a day, or outside the scope', () => {
    const at = (...days: string[]) =>
      codes(
        terms(
          scope,
          days.map((startDate) => ({ startDate, hourlyRate: 1 })),
        ),
      );
    expect(at('2026-02-02', '2026-12-31')).toEqual([]);
    expect(at('2026-04-01', '2026-03-01')).toEqual(['adjustments_out_of_order']);
    expect(at('2026-04-01', '2026-04-01')).toEqual(['adjustments_out_of_order']);
    expect(at('2026-02-01')).toEqual(['adjustment_outside_scope']);
    expect(at('2027-01-01')).toEqual(['adjustment_outside_scope']);
  });

  it('names another country’s currency, and a consultant who has changed company', () => {
    expect(codes(terms(scope), { ...now, country: 'SE' } as never)).toEqual([
      'currency_of_other_country',
    ]);
    expect(codes(terms(scope), { ...now, isSameCompany: false } as never)).toEqual([
      'consultant_has_other_company',
    ]);
  });

  it('wants two different people who can sign', () => {
    const form = terms(scope);
    form.consultantCompany.representative = { ...somebody, email: 'KARI@nordfjell.example' };
    expect(codes(form)).toEqual(['representatives_must_differ']);
    form.consultantCompany.representative = { ...somebody, name: '' };
    form.client = {
      ...form.client,
      reuseContact: false,
      representative: { ...somebody, email: 'x' },
    };
    expect(codes(form)).toEqual(['email_not_valid', 'company_representative_required']);
  });

  it('refuses names with line breaks and signs that turn the direction', () => {
    expect(['Kari Å. Vestli-Nær', 'Ида', ''].every(isPlainName)).toBe(true);
    expect(['a\nb', 'a\u202eb', 'a\u2066b', 'a\u0000b', 'a\u2028b'].some(isPlainName)).toBe(false);
  });
});

describe('terms without their price', () => {
  const scope = { startDate: '2026-02-01', endDate: '2026-12-31' };

  it('are the same when only the price differs, in any order of fields', () => {
    const one = terms(scope, [{ startDate: '2026-03-01', hourlyRate: 2 }]);
    const { note, ...rest } = terms(scope);
    expect(isSameWithoutPrice(one, { note, ...rest })).toBe(true);
    expect(isSameWithoutPrice(one, { ...rest, note: 'Noe annet' })).toBe(false);
    expect(JSON.stringify(withoutPrice(one))).not.toContain('1200');
  });
});
