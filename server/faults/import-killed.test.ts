import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { copyDemo } from './demo-folder.ts';
import {
  freePort,
  launchTorg,
  send,
  signIn,
  untilReady,
  type TorgProcess,
} from './torg-process.ts';

const fixtures = join(import.meta.dirname, '../cv-corpus/fixtures');
const uploads = 6;
/** At once, while the first is read, and a moment later. */
const killedAfterMs = [0, 400, 1_500];

let dataDir = '';
let torg: TorgProcess;
/** A busy machine takes long to fill the first database. */
const readyWithinMs = 150_000;

async function start(): Promise<void> {
  torg = launchTorg(await freePort(), { DATA_DIR: dataDir });
  await untilReady(torg, readyWithinMs);
}
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'torg-fault-'));
  await copyDemo(inject('demoFolder'), dataDir);
  await start();
}, 180_000);
afterAll(async () => {
  await torg.kill('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
});

interface Import {
  profile_cv_import: string;
  status: string;
}
interface Entry {
  state: string;
  profile_item: string | null;
}

async function upload(cookie: string, name: string): Promise<void> {
  const form = new FormData();
  const content = await readFile(join(fixtures, name));
  form.append('file', new Blob([content], { type: 'application/pdf' }), name);
  const address = `${torg.origin}/api/main/upload/cv-pdf?locale=nb`;
  const answer = await fetch(address, { method: 'POST', headers: { cookie }, body: form });
  expect(answer.status, name).toBe(202);
}

it('reads each uploaded CV once when the process is killed again and again while it reads', async () => {
  const cookie = await signIn(torg.origin, 'selvstendig@torg.example');
  const get = async (path: string) => (await send(torg.origin, cookie, `GET ${path}`)).body;
  const { account: me } = await get('/api/main/account/me');
  const { account: profile } = me as { account: string };
  const imports = async () =>
    (await get(`/api/main/profile/${profile}/cv-import`))['cv_imports'] as Import[];
  const before = (await imports()).length;
  const names = (await readdir(fixtures)).filter((name) => name.endsWith('.pdf'));
  const chosen = names.toSorted().slice(0, uploads);
  for (const name of chosen) await upload(cookie, name);

  const waiting: number[] = [];
  for (const afterMs of killedAfterMs) {
    await pause(afterMs);
    await torg.kill('SIGKILL');
    await start();
    const all = await imports();
    expect(all).toHaveLength(before + uploads);
    waiting.push(all.filter(({ status }) => status === 'pending').length);
  }
  expect(waiting[0], 'killed while it had much to read').toBeGreaterThan(1);
  await vi.waitFor(
    async () => {
      const states = (await imports()).slice(0, uploads).map(({ status }) => status);
      expect(states).toEqual(Array.from({ length: uploads }, () => 'success'));
    },
    { timeout: 120_000, interval: 500 },
  );

  const kept: string[] = [];
  for (const { profile_cv_import } of (await imports()).slice(0, uploads)) {
    const { found } = await get(`/api/main/profile-cv-import/${profile_cv_import}`);
    const entries = (found as { entries: Entry[] }[]).flatMap((section) => section.entries);
    expect(entries.length).toBeGreaterThan(3);
    kept.push(...entries.flatMap(({ profile_item }) => profile_item ?? []));
  }
  const body = await get(`/api/main/profile/${profile}`);
  const lists = Object.values(body).filter(Array.isArray) as {
    uuid: string;
    came?: { origin: string };
  }[][];
  const imported = lists
    .flat()
    .filter(({ came }) => came?.origin === 'imported')
    .map(({ uuid }) => uuid);
  expect(imported.length).toBeGreaterThan(uploads);
  expect(imported).toHaveLength(kept.length);
  expect(new Set(imported), 'nothing of them is lost or doubled').toEqual(new Set(kept));
}, 600_000);
