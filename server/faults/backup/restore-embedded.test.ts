import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openPglite } from '../../src/platform/database/pglite/open-pglite.ts';
import { copyDemo } from '../demo-folder.ts';
import { send, signIn, startTorgProcess, type TorgProcess } from '../torg-process.ts';
import { attach } from './attachments.ts';
import { readContent, type DatabaseContent } from './database-content.ts';
import { readmeCommands, runCommands } from './readme-commands.ts';
import { readPhoto, startAndUse } from './use-restored.ts';

let folder = '';
let torg: TorgProcess;
const env = (which: 'old' | 'new') => ({
  BACKUP: join(folder, 'backup'),
  DATA_DIR: join(folder, which),
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'torg-backup-'));
  await copyDemo(inject('demoFolder'), env('old').DATA_DIR);
});
afterAll(async () => {
  await torg.kill('SIGTERM');
  await rm(folder, { recursive: true, force: true });
});

it('a backup of the data folder, as the README says, brings back every row and every file', async () => {
  torg = await startTorgProcess(env('old'));
  const cookie = await signIn(torg.origin, 'innkjoper@torg.example');
  const made = await send(torg.origin, cookie, 'POST /api/main/assignments/new');
  await attach(torg.origin, cookie, String(made.body['assignment_uuid']), 'plan.txt');
  const photo = await readPhoto(torg.origin, 'konsulent@torg.example');
  await torg.kill('SIGTERM');

  await runCommands(readmeCommands('backup of a folder'), env('old'));
  const before = await contentOf(env('old').DATA_DIR);
  const output = await runCommands(readmeCommands('restoring a folder'), env('new'));
  expect(output).toMatch(/(\d+) files: \1 are whole, 0 are not/);
  const after = await contentOf(env('new').DATA_DIR);
  expect(after).toEqual(before);
  expect(Object.keys(before.tables).length, 'tables').toBeGreaterThan(50);

  torg = await startAndUse(env('new'));
  expect((await readPhoto(torg.origin, 'konsulent@torg.example')).equals(photo)).toBe(true);
}, 240_000);

async function contentOf(dataDir: string): Promise<DatabaseContent> {
  const database = await openPglite({ folder: dataDir });
  try {
    return await readContent(database.db);
  } finally {
    await database.close();
  }
}
