import { expect, it } from 'vitest';
import { canBeOpened, untilChecked } from './virus-check.ts';

const [passed, waiting, infected] = [
  { virus_check: 'passed' },
  { virus_check: 'waiting' },
  { virus_check: 'infected' },
] as const;

it('opens only files that the virus scanner has passed', () => {
  expect([passed, waiting, infected].map(canBeOpened)).toEqual([true, false, false]);
});

it('looks again only while a file waits', () => {
  expect(untilChecked([passed, waiting])).toBeGreaterThan(0);
  expect(untilChecked([passed, infected])).toBe(false);
  expect(untilChecked()).toBe(false);
});
