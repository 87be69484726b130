import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { removeOldParts } from './old-parts.ts';

it('removes the parts of uploads that were killed, and leaves those under way', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'torg-parts-'));
  await writeFile(join(folder, 'a.part'), 'halv');
  await removeOldParts(folder);
  expect(await readdir(folder)).toEqual(['a.part']);
  await removeOldParts(folder, Date.now() + 2 * 3_600_000);
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
  await removeOldParts(folder);
});
