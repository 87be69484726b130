import { expect, test } from 'vitest';
import { digitsOf, numberStateOf, numberText } from './organization-number.ts';

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
