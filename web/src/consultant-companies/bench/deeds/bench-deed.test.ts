import { describe, expect, test } from 'vitest';
import type { BenchConsultant } from '../../consultant-companies.queries.ts';
import { aBenchConsultant } from '../bench.fixtures.ts';
import { missingOf } from '../missing.ts';
import { deedsFor, nextDeed } from './bench-deed.ts';

const since = '2026-11-01T09:00:00.000Z';
const deeds = (given: Partial<BenchConsultant>) => deedsFor(aBenchConsultant(given), 'somebody');
const next = (given: Partial<BenchConsultant>) => {
  const consultant = aBenchConsultant(given);
  return nextDeed({ consultant, missing: missingOf(consultant) });
};
const noDescription = { code: 'description_required', profile: 'x', success: false } as const;
const noPhoto = { code: 'image_required', profile: 'x', success: false } as const;

describe('what a company does for a consultant', () => {
  test('who has not been reviewed: send to review, not activate', () => {
    expect(deeds({})).toEqual(['available', 'confirm', 'send', 'remove']);
  });
  test('who is approved: activate', () => {
    expect(deeds({ qa_status: 'approved', availability_date: '2026-11-20' })).toEqual([
      'available',
      'not_available',
      'confirm',
      'activate',
      'remove',
    ]);
  });
  test('who takes part: deactivate', () => {
    expect(deeds({ qa_status: 'approved', active_since_date: since })).toContain('deactivate');
  });
  test('who is deactivated: neither review nor activation', () => {
    const deactivated = true;
    expect(deeds({ deactivated })).toEqual(['available', 'confirm', 'remove']);
    expect(deeds({ deactivated, qa_status: 'approved' })).not.toContain('activate');
    expect(deeds({ deactivated, active_since_date: since })).toContain('deactivate');
  });
  test('never removes themselves', () => {
    const self = aBenchConsultant({ account: 'me' });
    expect(deedsFor(self, 'me')).not.toContain('remove');
  });
});

describe('the next step', () => {
  test('is the review as soon as nothing stands in its way', () => {
    expect(next({ validations: [noPhoto] })).toBe('send');
    expect(next({ validations: [noDescription] })).toBeUndefined();
  });
  test('is activation once approved and complete', () => {
    expect(next({ qa_status: 'approved' })).toBe('activate');
    expect(next({ qa_status: 'approved', validations: [noPhoto] })).toBeUndefined();
  });
  test('is nobody’s while the review is with others, or when all is done', () => {
    expect(next({ deactivated: true })).toBeUndefined();
    expect(next({ deactivated: true, qa_status: 'approved' })).toBeUndefined();
    expect(next({ qa_status: 'in_progress' })).toBeUndefined();
    expect(next({ qa_status: 'approved', active_since_date: since })).toBeUndefined();
  });
});
