import { expect, test } from 'vitest';
import type { CompanyConsultant } from './interest.queries.ts';
import { bestFirst, canBeSent } from './sendable.ts';

const consultant = (name: string, part: Partial<CompanyConsultant> = {}): CompanyConsultant => ({
  account: name,
  name,
  title: null,
  image_url: null,
  availability: null,
  visible_in_search: true,
  interest_sent: false,
  matching: [],
  ...part,
});

test('only a visible consultant who was not sent before can be sent', () => {
  expect(canBeSent(consultant('a'))).toBe(true);
  expect(canBeSent(consultant('a', { visible_in_search: false }))).toBe(false);
  expect(canBeSent(consultant('a', { interest_sent: true }))).toBe(false);
});

test('who has most of what is asked for stands first, who cannot be sent last', () => {
  const names = bestFirst([
    consultant('hidden', { visible_in_search: false, matching: ['a', 'b', 'c'] }),
    consultant('Åse', { matching: ['a'] }),
    consultant('Bo', { matching: ['a'] }),
    consultant('best', { matching: ['a', 'b'] }),
  ]).map(({ name }) => name);
  expect(names).toEqual(['best', 'Åse', 'Bo', 'hidden']);
});
