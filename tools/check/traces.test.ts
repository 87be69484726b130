import { expect, test } from 'vitest';
import { tracesCheck } from './traces.ts';

const findings = (text: string, path = 'README.md') => tracesCheck.look([{ path, text }]);

test.each(['/work/main/server', '/home/kari/torg', '/root/.npmrc', '/Users/kari/torg'])(
  'the path %s of one machine is refused',
  (path) => {
    expect(findings(`cd ${path}`)).toHaveLength(1);
  },
);

test('the address of a package registry is refused, also in the lockfile', () => {
  const text = '"resolved": "https://registry.npmjs.org/zod/-/zod-4.6.7.tgz"';
  expect(findings(text, 'package-lock.json')).toHaveLength(1);
});

test('addresses and paths within the project are fine', () => {
  expect(findings('see server/src/work/hours.ts and https://torg.example/home/')).toEqual([]);
});
