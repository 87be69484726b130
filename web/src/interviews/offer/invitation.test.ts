import { expect, it } from 'vitest';
import { readLink } from './invitation.ts';

it.each([
  ['', null],
  ['https://meet.example/a?b=1', 'https://meet.example/a?b=1'],
  ['  teams.example/rom ', 'https://teams.example/rom'],
  ['http://møte.example/', 'http://xn--mte-0na.example/'],
])('takes %j for the link %j', (typed, link) => {
  expect(readLink(typed)).toBe(link);
});

it.each(['javascript:alert(1)', 'data:text/html,a', 'rom 3', 'https://', 'mailto:a@b.example'])(
  'does not take %j for a link',
  (typed) => {
    expect(readLink(typed)).toBeUndefined();
  },
);
