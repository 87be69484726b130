import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  freePort,
  launchTorg,
  send,
  signIn,
  startTorgProcess,
  type Reply,
  type TorgProcess,
} from './torg-process.ts';

let dataDir = '';
let torg: TorgProcess;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'torg-fault-'));
  torg = await startTorgProcess({ DATA_DIR: dataDir });
}, 120_000);
afterAll(async () => {
  await torg.kill('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
});

interface Acknowledged {
  assignments: string[];
  saves: { id: string; title: string }[];
  mails: number;
}

/** 200 requests at once, of which some are answered before the process is gone. */
async function askTwoHundredTimes(cookie: string, drafts: string[]): Promise<Acknowledged> {
  const acknowledged: Acknowledged = { assignments: [], saves: [], mails: 0 };
  const note = async (reply: Promise<Reply>, keep: (body: Reply['body']) => void) => {
    const { status, body } = await reply;
    if (status >= 200 && status < 300) keep(body);
  };
  const asks = Array.from({ length: 200 }, (_, turn) => {
    if (turn % 4 === 0) {
      const ask = { email: 'konsulent@torg.example' };
      return note(send(torg.origin, '', 'POST /api/auth/magic-link', ask), () => {
        acknowledged.mails += 1;
      });
    }
    if (turn % 4 === 1) {
      const id = drafts[turn] ?? '';
      const title = `Lagret før strømmen gikk, nummer ${turn}`;
      const body = { revision: 0, changes: { title } };
      return note(send(torg.origin, cookie, `PATCH /api/main/assignment/${id}`, body), () => {
        acknowledged.saves.push({ id, title });
      });
    }
    return note(send(torg.origin, cookie, 'POST /api/main/assignments/new'), (body) => {
      acknowledged.assignments.push(String(body['assignment_uuid']));
    });
  });
  await Promise.all(asks);
  return acknowledged;
}

it('loses nothing that was acknowledged when the process is killed in the middle', async () => {
  const cookie = await signIn(torg.origin, 'innkjoper@torg.example');
  const drafts: string[] = [];
  for (let turn = 0; turn < 200; turn += 1) {
    if (turn % 4 !== 1) continue;
    const { body } = await send(torg.origin, cookie, 'POST /api/main/assignments/new');
    drafts[turn] = String(body['assignment_uuid']);
  }
  const asking = askTwoHundredTimes(cookie, drafts);
  await pause(250);
  await torg.kill('SIGKILL');
  const acknowledged = await asking;
  const answered = acknowledged.assignments.length + acknowledged.saves.length + acknowledged.mails;
  expect(answered, 'some were answered').toBeGreaterThan(0);

  torg = await startTorgProcess({ DATA_DIR: dataDir });
  for (const id of acknowledged.assignments) {
    const { status, body } = await send(
      torg.origin,
      cookie,
      `GET /api/main/assignment/${id}/draft`,
    );
    expect(status, id).toBe(200);
    expect(body['editors'], 'an assignment is never without its editor').toHaveLength(1);
  }
  for (const { id, title } of acknowledged.saves) {
    const { body } = await send(torg.origin, cookie, `GET /api/main/assignment/${id}/draft`);
    expect(body).toMatchObject({ title, revision: 1 });
  }
  // Mails that were promised come, though the process that promised them is gone.
  await vi.waitFor(
    async () => {
      const kept = (await readdir(join(dataDir, 'mail')).catch(() => [])).length;
      expect(kept).toBeGreaterThanOrEqual(acknowledged.mails);
    },
    { timeout: 60_000, interval: 500 },
  );
}, 180_000);

it('refuses a second start on the same data folder with one clear sentence', async () => {
  const second = launchTorg(await freePort(), { DATA_DIR: dataDir });
  expect(await second.ended).toBe(1);
  expect(second.said().trim().split('\n')).toHaveLength(1);
  expect(second.said()).toContain(dataDir);
  const { status } = await send(torg.origin, '', 'GET /health/ready');
  expect(status, 'the first goes on').toBe(200);
}, 60_000);

it('ends the requests in flight before it stops', async () => {
  const cookie = await signIn(torg.origin, 'innkjoper@torg.example');
  const asks = Array.from({ length: 20 }, () =>
    send(torg.origin, cookie, 'POST /api/main/assignments/new'),
  );
  await pause(20);
  const code = await torg.kill('SIGTERM');
  const replies = await Promise.all(asks);
  expect(code).toBe(0);
  const cut = replies.filter(({ status }) => status !== 201 && status !== 0 && status !== 503);
  expect(cut).toEqual([]);
  expect(replies.some(({ status }) => status === 201)).toBe(true);
  torg = await startTorgProcess({ DATA_DIR: dataDir });
}, 60_000);
