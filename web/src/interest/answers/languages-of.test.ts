import type { Locale } from '@torg/protocol/terms';
import { expect, it } from 'vitest';
import { languagesOf } from './languages-of.ts';

const read = (assignment_interest: string, answer_locale: Locale | null) => ({
  assignment_interest,
  answer_locale,
});

it('begins with the language that most of those who are answered read', () => {
  const interests = [read('a', 'nb'), read('b', 'sv'), read('c', 'sv'), read('d', null)];
  expect(languagesOf(interests, ['a', 'b', 'c', 'd'])).toEqual([
    ['sv', 2],
    ['nb', 1],
  ]);
  expect(languagesOf(interests, ['a', 'b'])[0], 'the one who has waited longest').toEqual([
    'nb',
    1,
  ]);
  expect(languagesOf(interests, ['d'])).toEqual([]);
});
