import { describe, expect, it } from 'vitest';
import { returnPath } from './return-path.ts';

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
