import { expect, it } from 'vitest';
import { isSafeLink, linkAddress } from './link-address.ts';

it.each([
  ['https://torg.example/a?b=c', 'https://torg.example/a?b=c'],
  ['HTTP://torg.example', 'HTTP://torg.example'],
  ['torg.example/krav', 'https://torg.example/krav'],
  ['torg.example:8080', 'https://torg.example:8080'],
  ['kari@torg.example', 'mailto:kari@torg.example'],
  ['mailto:kari@torg.example', 'mailto:kari@torg.example'],
])('"%s" is a link to %s', (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
});

it.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'to ord',
  '',
])('"%s" is refused', (typed) => {
  expect(linkAddress(typed)).toBeUndefined();
});

it('a path of this site is no link in a text that is read elsewhere', () => {
  expect(isSafeLink('/assignments')).toBe(false);
});
