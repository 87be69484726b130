import { expect, it } from 'vitest';
import { isMadeUp, noDecision } from './typed-decision.ts';

it('the second opinion opens only after a decision is chosen and a reason is begun', () => {
  expect(isMadeUp(noDecision)).toBe(false);
  expect(isMadeUp({ status: 'approved', reason: '  ' })).toBe(false);
  expect(isMadeUp({ status: '', reason: 'Godt.' })).toBe(false);
  expect(isMadeUp({ status: 'approved', reason: 'Godt.' })).toBe(true);
});
