import { expect, it } from 'vitest';
import { isSigningPage } from './signing-pages.ts';

it.each(['/sign', '/sign#token', '/sign?from=mail', '/sign/', '/Sign', '/verify', '/verify/#x'])(
  '%s is a page for people without an account',
  (address) => expect(isSigningPage(address)).toBe(true),
);

it.each(['/', '/signature', '/sign/more', '/login?goto=/sign', '/api/contracts/verify'])(
  '%s is not one',
  (address) => expect(isSigningPage(address)).toBe(false),
);
