import { describe, expect, it, test } from 'vitest';
import { pathAfter, returnPath } from './return-path.ts';

const origin = 'https://torg.example';
const after = (goto?: string) => returnPath(goto, origin);

describe('after signing in the user gets', () => {
  it('back to the requested page, with its search', () => {
    expect(after('/assignments?page=2#top')).toBe('/assignments?page=2#top');
    expect(after('https://torg.example/account')).toBe('/account');
  });
  it('to the start page when no page was requested, or the login itself', () => {
    expect(after()).toBe('/');
    expect(after('/login?goto=/x')).toBe('/');
  });
  it.each([
    'https://evil.example/',
    '//evil.example/x',
    '/\\evil.example',
    'javascript:alert(1)',
    'https://torg.example.evil.example/',
    'http://torg.example/',
    'https://torg.example//evil.example',
    'http://',
  ])('never to a foreign host: %s', (goto) => {
    expect(after(goto)).toBe('/');
  });
});

test('a sign-in that waits for the second factor goes to its page, which keeps what was asked for', () => {
  const pending = { methods: ['totp' as const], expires_at: '2026-11-23T09:00:00.000Z' };
  expect(pathAfter({ second_factor: pending, return_to: '/account' }, origin)).toBe(
    '/login/second-factor?goto=%2Faccount',
  );
  for (const return_to of ['/', '//evil.example/x']) {
    expect(pathAfter({ second_factor: pending, return_to }, origin)).toBe('/login/second-factor');
  }
  expect(pathAfter({ second_factor: null, return_to: '/account' }, origin)).toBe('/account');
});
