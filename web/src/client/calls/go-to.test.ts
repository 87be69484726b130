import { expect, it } from 'vitest';
import { isInApp } from './go-to.ts';

it('the app opens its own pages by itself', () => {
  expect(isInApp('/assignments/mine?status=open')).toBe(true);
  expect(isInApp('/login?goto=/sign')).toBe(true);
});

it('the app leaves itself for other hosts, and for the pages without an account', () => {
  expect(isInApp('https://torg.example/terms')).toBe(false);
  expect(isInApp('/sign#token')).toBe(false);
  expect(isInApp('/verify')).toBe(false);
});
