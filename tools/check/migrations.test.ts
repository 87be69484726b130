import { expect, test } from 'vitest';
import { migrationsCheck } from './migrations.ts';

const refused = (...names: string[]) =>
  migrationsCheck
    .look(names.map((name) => ({ path: `server/migrations/${name}`, text: '' })))
    .map(({ path, says }) => `${path.slice('server/migrations/'.length)} ${says}`);

test('migrations numbered from 0001 without holes are fine', () => {
  expect(refused('0001_platform.ts', '0002_files.ts', '0003_accounts.ts')).toEqual([]);
});

test('a hole is refused, also at the beginning', () => {
  expect(refused('0001_platform.ts', '0003_accounts.ts')).toEqual([
    '0003_accounts.ts follows number 1: the next is 2, without a hole',
  ]);
  expect(refused('0002_files.ts')).toHaveLength(1);
});

test('a number that is used twice is refused', () => {
  expect(refused('0001_platform.ts', '0002_accounts.ts', '0002_files.ts')).toEqual([
    '0002_files.ts has the number of server/migrations/0002_accounts.ts: take the next one that is free',
  ]);
});

test('a migration without a number is refused, since it would never run', () => {
  expect(refused('0001_platform.ts', 'files.ts')).toEqual([
    'files.ts must be named like 0001_what_it_makes.ts',
  ]);
});
