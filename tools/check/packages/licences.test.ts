import { expect, test } from 'vitest';
import { licencesCheck } from './licences.ts';

const look = (packages: Record<string, object>) => {
  const text = JSON.stringify({ packages: { '': { name: 'torg' }, ...packages } });
  return licencesCheck.look([{ path: 'package-lock.json', text }]).map(({ says }) => says);
};
const licensed = (license: string) => look({ 'node_modules/one': { version: '1.0.0', license } });

test('a package at run time whose licence is not in the list is refused', () => {
  expect(licensed('GPL-3.0-only')).toEqual([expect.stringContaining('one 1.0.0 has the licence')]);
  expect(licensed('MIT')).toEqual([]);
});

test('a package without a licence is refused', () => {
  expect(look({ 'node_modules/one': { version: '1.0.0' } })).toEqual([
    'one 1.0.0 names no licence',
  ]);
});

test('a package inside another is looked at too, and one for development is not', () => {
  const license = 'SSPL-1.0';
  expect(look({ 'node_modules/a/node_modules/@b/c': { version: '2.0.0', license } })).toEqual([
    expect.stringMatching(/^@b\/c 2\.0\.0 has the licence SSPL-1\.0/),
  ]);
  expect(look({ 'node_modules/one': { version: '1.0.0', license, dev: true } })).toEqual([]);
});

test.each([
  ['(MIT OR GPL-3.0-only)', true],
  ['GPL-3.0-only OR MIT AND ISC', true],
  ['MIT AND GPL-3.0-only', false],
  ['(MIT OR GPL-3.0-only) AND (AGPL-3.0-only OR GPL-2.0-only)', false],
  ['Apache-2.0 WITH some-exception', false],
  ['(MIT', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['', false],
])('of %s one alternative must be allowed as a whole: %s', (licence, isAllowed) => {
  expect(licensed(licence)).toHaveLength(isAllowed ? 0 : 1);
});

test('a licence that is allowed for one package is not for another', () => {
  const license = 'OFL-1.1';
  expect(look({ 'node_modules/@fontsource-variable/a': { version: '1.0.0', license } })).toEqual(
    [],
  );
  expect(licensed(license)).toHaveLength(1);
});
