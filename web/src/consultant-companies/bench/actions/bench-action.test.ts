import { describe, expect, test } from 'vitest';
import type { BenchConsultant } from '../../consultant-companies.queries.ts';
import { nothing } from '../../../profiles/public/consultant.fixtures.ts';
import { aBenchConsultant } from '../bench.fixtures.ts';
import { missingOf } from '../missing/missing.ts';
import { actionsFor, nextAction } from './bench-action.ts';

type Can = BenchConsultant['can'];
const owner: Can = { ...nothing, edit: true, setAvailability: true, remove: true };
const having = (can: Partial<Can>, given: Partial<BenchConsultant> = {}) =>
  aBenchConsultant({ ...given, can: { ...owner, ...can } });
const next = (can: Partial<Can>, given: Partial<BenchConsultant> = {}) => {
  const consultant = having(can, given);
  return nextAction({ consultant, missing: missingOf(consultant) });
};
const noDescription = { code: 'description_required', profile: 'x', success: false } as const;
const noPhoto = { code: 'image_required', profile: 'x', success: false } as const;

describe('the actions of a company on a consultant', () => {
  test('are those that the server allows, in the order of the menu', () => {
    expect(actionsFor(having({ sendToQa: true }))).toEqual([
      'available',
      'confirm',
      'send',
      'remove',
    ]);
    expect(actionsFor(having({ activate: true }))).toContain('activate');
    expect(actionsFor(having({ deactivate: true }))).toContain('deactivate');
    expect(actionsFor(having({}))).toEqual(['available', 'confirm', 'remove']);
    expect(actionsFor(having({ remove: false }))).not.toContain('remove');
  });
  test('include removing the availability date if there is one', () => {
    expect(actionsFor(having({}, { availability_date: '2026-11-20' }))).toContain('not_available');
  });
  test('are none when the server allows none', () => {
    expect(actionsFor(aBenchConsultant({ can: nothing }))).toEqual([]);
  });
});

describe('the next step', () => {
  test('is the review as soon as nothing is missing for it', () => {
    expect(next({ sendToQa: true }, { validations: [noPhoto] })).toBe('send');
    expect(next({ sendToQa: true }, { validations: [noDescription] })).toBeUndefined();
  });
  test('is activation once the profile is complete', () => {
    expect(next({ activate: true }, { qa_status: 'approved' })).toBe('activate');
    expect(next({ activate: true }, { validations: [noPhoto] })).toBeUndefined();
  });
  test('is missing when neither can be done', () => {
    expect(next({})).toBeUndefined();
    expect(next({ deactivate: true })).toBeUndefined();
  });
});
