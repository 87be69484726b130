import { expect, test } from 'vitest';
import { installedAsLocked } from './ready.mjs';

const zod = { version: '4.6.7', integrity: 'sha512-a' };
const mac = { version: '26.10.0', integrity: 'sha512-b', optional: true };
const lockfile = lock({ '': {}, server: {}, 'node_modules/zod': zod, 'node_modules/mac': mac });

function lock(packages: object): string {
  return JSON.stringify({ packages });
}

test('an install that was run by hand is recognised, even without other platforms', () => {
  expect(installedAsLocked(lockfile, lock({ 'node_modules/zod': zod }))).toBe(true);
});

test('a missing, different or extra package requires a new install', () => {
  const other = { ...zod, integrity: 'sha512-c' };
  expect(installedAsLocked(lockfile, lock({}))).toBe(false);
  expect(installedAsLocked(lockfile, lock({ 'node_modules/zod': other }))).toBe(false);
  const extra = lock({ 'node_modules/zod': zod, 'node_modules/old': zod });
  expect(installedAsLocked(lockfile, extra)).toBe(false);
});

test('a clone without packages requires an install', () => {
  expect(installedAsLocked(lockfile, '')).toBe(false);
});
