import { expect, it } from 'vitest';
import { hireableIn } from './hireable-in.ts';

const ida = { account: 'ida', name: 'Ida', role: 'consultant' };
const berit = { account: 'berit', name: 'Berit', role: 'consultant' };
const colleague = { account: 'ola', name: 'Ola', role: 'consultant_buyer' };

it('an interest of a company is about its consultants, not about who sent it', () => {
  const thread = { consultants: [ida], participants: [berit, ida, colleague] };
  expect(hireableIn(thread)).toEqual([ida]);
});

it('a direct thread is about the consultants who take part, and never about a colleague', () => {
  expect(hireableIn({ consultants: [], participants: [ida, colleague] })).toEqual([ida]);
  expect(hireableIn({ consultants: [], participants: [colleague] })).toEqual([]);
});
