import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const file = JSON.stringify(join(import.meta.dirname, 'temporary-folder.ts'));
const program = `import { useTemporaryFilesInMemory } from ${file};
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
useTemporaryFilesInMemory();
console.log(JSON.stringify({ folder: tmpdir(), isThere: existsSync(tmpdir()) }));`;

function runWith(env: NodeJS.ProcessEnv): { folder: string; isThere: boolean } {
  const args = ['--input-type=module', '--eval', program];
  return JSON.parse(execFileSync(process.execPath, args, { env, encoding: 'utf8' }));
}

test('a folder that is set stays', () => {
  const { folder } = runWith({ ...process.env, TMPDIR: '/somewhere/of/mine' });
  expect(folder).toBe('/somewhere/of/mine');
});

test('temporary files have a folder while the process runs, and what a killed one left goes', () => {
  const { TMPDIR: _, ...env } = process.env;
  // No process has this number.
  const left = '/dev/shm/torg-tests-99999999';
  const { folder: chosen } = runWith(env);
  const isInMemory = chosen.startsWith('/dev/shm/');
  if (isInMemory) mkdirSync(left, { recursive: true });
  const { folder, isThere } = runWith(env);
  expect(isThere).toBe(true);
  expect(existsSync(left)).toBe(false);
  expect(existsSync(folder)).toBe(!isInMemory);
  rmSync(left, { recursive: true, force: true });
});
