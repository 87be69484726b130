import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openPglite } from '../src/platform/database/pglite/open-pglite.ts';
import { copyDemo } from './demo-folder.ts';
import { send, signIn, startTorgProcess, type TorgProcess } from './torg-process.ts';

let folder = '';
let torg: TorgProcess;

/** From now on the embedded database works for many minutes on each new assignment. */
async function makeCreationLong(): Promise<void> {
  const { db, close } = await openPglite({ folder });
  await sql`create function work_long() returns trigger language plpgsql as
    'begin perform count(*) from generate_series(1, 2000000000); return new; end'`.execute(db);
  await sql`create trigger works_long before insert on assignment
    for each row execute function work_long()`.execute(db);
  await close();
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'torg-long-'));
  await copyDemo(inject('demoFolder'), folder);
  await makeCreationLong();
  torg = await startTorgProcess({ DATA_DIR: folder });
});
afterAll(async () => {
  await torg.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

it('a statement of minutes stops neither health pages nor signals, and reads are refused', async () => {
  const cookie = await signIn(torg.origin, 'innkjoper@torg.example');
  const creating = send(torg.origin, cookie, 'POST /api/main/assignments/new', undefined, {
    ms: 90_000,
  });
  const reads = Array.from({ length: 8 }, () =>
    send(torg.origin, cookie, 'POST /api/main/assignments/mine', { locale: 'nb' }),
  );
  expect((await send(torg.origin, '', 'GET /health/live')).status).toBe(200);
  for (const { status, body } of await Promise.all(reads)) {
    expect([status, body['errorCode']]).toEqual([503, 'service_unavailable']);
  }
  const ready = await send(torg.origin, '', 'GET /health/ready');
  expect([ready.status, ready.body['database']]).toEqual([503, false]);
  expect(torg.logged('the database does not answer')).toHaveLength(1);

  expect(await torg.kill('SIGTERM')).toBe(1);
  expect((await creating).status).not.toBe(201);
});
