import { expect, it } from 'vitest';
import { hireableIn } from './hireable-in.ts';

const ida = { account: 'ida', name: 'Ida', role: 'consultant' };
const berit = { account: 'berit', name: 'Berit', role: 'consultant' };
const colleague = { account: 'ola', name: 'Ola', role: 'consultant_buyer' };

it('an interest of a company is about its consultants, not about who sent it', () => {
  const thread = {
    kind: 'interest' as const,
    consultants: [ida],
    participants: [berit, ida, colleague],
  };
  expect(hireableIn(thread)).toEqual([ida]);
});

it('a direct thread is about the consultants who take part, and never about a colleague', () => {
  const direct = { kind: 'direct' as const, consultants: [] };
  expect(hireableIn({ ...direct, participants: [ida, colleague] })).toEqual([ida]);
  expect(hireableIn({ ...direct, participants: [colleague] })).toEqual([]);
});

it('whoever answers for the company in the thread of a hire is not offered to be hired', () => {
  const hire = { kind: 'hire_request' as const, consultants: [], participants: [berit, colleague] };
  expect(hireableIn(hire)).toEqual([]);
});
