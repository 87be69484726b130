import { expect, test } from 'vitest';
import { completed, lockfileCheck } from './lockfile.ts';

const incomplete = {
  packages: {
    'node_modules/fast': {
      version: '2.0.0',
      dev: true,
      license: 'MIT',
      optionalDependencies: { '@fast/linux-x64-musl': '2.0.0', '@fast/darwin-arm64': '2.0.0' },
    },
    'node_modules/@fast/darwin-arm64': { version: '2.0.0', optional: true },
  },
};
const look = (lockfile: unknown) =>
  lockfileCheck.look([{ path: 'package-lock.json', text: JSON.stringify(lockfile) }]);

test('a platform that npm left out of the lockfile is reported', () => {
  expect(look(incomplete)).toMatchObject([{ says: expect.stringContaining('linux-x64-musl') }]);
});

test('completing it adds the platform that the name describes, and then nothing is missing', () => {
  const whole = completed(incomplete);
  expect(whole.packages['node_modules/@fast/linux-x64-musl']).toEqual({
    version: '2.0.0',
    cpu: ['x64'],
    dev: true,
    libc: ['musl'],
    license: 'MIT',
    optional: true,
    os: ['linux'],
  });
  expect(look(whole)).toEqual([]);
});
