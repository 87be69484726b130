import { expect, test } from 'vitest';
import type { CompanyConsultant } from '../interest.queries.ts';
import { bestFirst } from './sendable.ts';

const consultant = (name: string, part: Partial<CompanyConsultant> = {}): CompanyConsultant => ({
  account: name,
  name,
  title: null,
  image_url: null,
  availability: null,
  visible_in_search: true,
  interest_sent: false,
  consent: null,
  matching: [],
  can: { putForward: true, askForConsent: true },
  ...part,
});

test('the consultant who meets most criteria comes first, those who cannot be sent last', () => {
  const names = bestFirst([
    consultant('hidden', {
      can: { putForward: false, askForConsent: false },
      matching: ['a', 'b', 'c'],
    }),
    consultant('Åse', { matching: ['a'] }),
    consultant('Bo', { matching: ['a'] }),
    consultant('best', { matching: ['a', 'b'] }),
  ]).map(({ name }) => name);
  expect(names).toEqual(['best', 'Åse', 'Bo', 'hidden']);
});
