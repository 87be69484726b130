import { describe, expect, it } from 'vitest';
import { safePath } from './safe-path.ts';

describe('a page to open after signing in', () => {
  it.each(['/', '/assignments?page=2&q=//x#top', '/messages/1', '/søk?q=å'])(
    'may be %s',
    (path) => {
      expect(safePath(path)).toBe(path);
    },
  );
  it.each([
    '',
    'assignments',
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/a\u0000b',
    '/..//evil.example',
    '/./%2e%2e//evil.example',
    'javascript:alert(1)',
    ' /assignments',
  ])('is never %j', (path) => {
    expect(safePath(path)).toBeNull();
  });
  it('is none when none was requested', () => {
    expect(safePath(undefined)).toBeNull();
  });
});
