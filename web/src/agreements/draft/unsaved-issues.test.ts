import { emptyBasis } from '@torg/protocol/agreements/empty-basis';
import { expect, it } from 'vitest';
import { someTerms } from '../rounds/terms.fixtures.ts';
import { termsOf } from '../terms/term-fields.ts';
import type { EditorFields } from './editor-fields.ts';
import { inputOf, unsavedIssues } from './unsaved-issues.ts';

const whole: EditorFields = { ...termsOf(someTerms()), ...emptyBasis };
const found = (values: Partial<EditorFields>, conflicts: Partial<EditorFields> = {}) =>
  unsavedIssues({ values: { ...whole, ...values }, conflicts, problems: {} });

it('nothing holds back terms that can be saved', () => {
  expect(found({})).toEqual([]);
});

it('a price out of bounds and a text that two have written hold the terms back', () => {
  expect(found({ hourlyRate: 99_999 }, { role: 'Testleder' })).toEqual([
    { field: 'role', code: 'two_versions' },
    { field: 'hourlyRate', code: 'not_fit' },
  ]);
});

it('a change of the price that is half written is not left out without a word', () => {
  const half = { key: 'a', startDate: '2027-07-01', hourlyRate: null };
  const empty = { key: 'b', startDate: null, hourlyRate: null };
  expect(found({ adjustments: [half] })).toEqual([
    { field: 'adjustments', code: 'half_adjustment' },
  ]);
  expect(found({ adjustments: [empty] })).toEqual([]);
});

it('what the server has refused holds the terms back, and leads to the name of a person', () => {
  const issues = unsavedIssues({ values: whole, conflicts: {}, problems: { contact: 'Nei' } });
  expect(issues.map(inputOf)).toEqual(['term-contact-name']);
});

it('what is no number and no day holds the terms back, also within a change of the price', () => {
  const unread = { unread: '1e309' };
  const typed = { key: 'a', startDate: '2027-07-01', hourlyRate: unread };
  const undated = { key: 'b', startDate: { unread: 'snart' }, hourlyRate: 1400 };
  const wrong = [{ hourlyRate: unread }, { percentage: unread }, { adjustments: [typed] }];
  for (const values of [...wrong, { adjustments: [undated] }]) {
    const [field] = Object.keys(values);
    expect(found(values)).toEqual([{ field, code: 'not_fit' }]);
  }
});
