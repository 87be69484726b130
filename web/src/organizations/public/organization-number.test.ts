import { i18n } from '@lingui/core';
import { beforeAll, expect, test } from 'vitest';
import { RequestError } from '../../client/request-error.ts';
import {
  changedNumberState,
  digitsOf,
  numberRefused,
  numberStateOf,
  numberText,
} from './organization-number.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'nb', messages: {} }));

test.each([
  ['NO', '', 'empty'],
  ['NO', ' ', 'empty'],
  ['NO', '974', 'begun'],
  ['NO', '974 760 673', 'right'],
  ['NO', '974760673', 'right'],
  ['NO', '974 760 674', 'wrong'],
  ['NO', '9747606731', 'wrong'],
  ['NO', '974x', 'wrong'],
  ['SE', '556016-068', 'begun'],
  ['SE', '556016-0680', 'right'],
  ['SE', '556016-0681', 'wrong'],
] as const)('in %s, %j is %s', (country, typed, state) => {
  expect(numberStateOf(typed, country)).toBe(state);
});

test('a number is shown in groups, and sent without spaces', () => {
  expect(numberText('974760673', 'NO')).toBe('974 760 673');
  expect(numberText('5560160680', 'SE')).toBe('556016-0680');
  expect(numberText('12', 'NO')).toBe('12');
  expect(digitsOf('974 760 673')).toBe('974760673');
});

test('a stored number is not validated again, a new one is, by the chosen country', () => {
  expect(changedNumberState('123', '123', 'NO')).toBe('right');
  expect(changedNumberState('556012 5790', '556012-5790', 'NO')).toBe('right');
  expect(changedNumberState('556012-5790', '', 'SE')).toBe('right');
  expect(changedNumberState('556012-5790', '', 'NO')).toBe('wrong');
  expect(changedNumberState('', '974760673', 'NO')).toBe('empty');
});

test('a number that is taken or invalid shows its error at the field', () => {
  const refusal = { status: 409, message: '', traceId: '' };
  const codes = [
    'organization_number_is_taken',
    'organization_number_not_valid',
    'could_not_create_account',
  ] as const;
  const errors = codes.map((code) => new RequestError({ ...refusal, code }));
  const shown = errors.map((error) => numberRefused(error).number);
  expect(shown).toEqual([expect.any(String), expect.any(String), undefined]);
  expect(numberRefused(null)).toEqual({});
});
