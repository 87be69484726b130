import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startSmtpReceiver, type MailMoment, type SmtpReceiver } from './an-smtp-receiver.ts';
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
let receiver: SmtpReceiver;
let torg: TorgProcess;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'torg-fault-'));
  receiver = await startSmtpReceiver();
  torg = await startTorgProcess({ DATA_DIR: dataDir });
}, 120_000);
afterAll(async () => {
  await torg.kill('SIGTERM');
  await receiver.stop();
  await rm(dataDir, { recursive: true, force: true });
});

interface Acknowledged {
  assignments: string[];
  saves: { id: string; title: string }[];
  mails: number;
}

/** So many of the 200 are answered before the process is killed. */
const answeredBefore = 20;

/** 200 requests at once; the process is killed when some of them are answered. */
async function askTwoHundredTimes(cookie: string, drafts: string[]): Promise<Acknowledged> {
  const acknowledged: Acknowledged = { assignments: [], saves: [], mails: 0 };
  let answered = 0;
  const note = async (reply: Promise<Reply>, save: (body: Reply['body']) => void) => {
    const { status, body } = await reply;
    if (status < 200 || status > 299) return;
    save(body);
    answered += 1;
    if (answered === answeredBefore) await torg.kill('SIGKILL');
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
  const { assignments, saves, mails } = await askTwoHundredTimes(cookie, drafts);
  expect(torg.child.signalCode, 'killed in the middle').toBe('SIGKILL');
  expect(assignments.length + saves.length + mails).toBeLessThan(200);

  torg = await startTorgProcess({ DATA_DIR: dataDir });
  for (const id of assignments) {
    const { status, body } = await send(
      torg.origin,
      cookie,
      `GET /api/main/assignment/${id}/draft`,
    );
    expect(status, id).toBe(200);
    expect(body['editors'], 'an assignment is never without its editor').toHaveLength(1);
  }
  for (const { id, title } of saves) {
    const { body } = await send(torg.origin, cookie, `GET /api/main/assignment/${id}/draft`);
    expect(body).toMatchObject({ title, revision: 1 });
  }
  // Mails that were promised come, though the process that promised them is gone.
  await vi.waitFor(
    async () => {
      const kept = (await readdir(join(dataDir, 'mail')).catch(() => [])).length;
      expect(kept).toBeGreaterThanOrEqual(mails);
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
}, 60_000);

const buyerAddress = 'innkjoper@torg.example';
const startWithMail = () => startTorgProcess({ DATA_DIR: dataDir, SMTP_URL: receiver.url });
const toBuyer = () => receiver.mails.filter(({ to }) => to === buyerAddress);

/** Kills the process at the next such moment of a mail, and starts it again. */
async function killAt(moment: MailMoment): Promise<void> {
  await new Promise<void>((resolve) => {
    receiver.atNext(moment, buyerAddress, () => void torg.kill('SIGKILL').then(() => resolve()));
  });
  torg = await startWithMail();
}

/** How many jobs that mail alerts have ended well in the process that runs now. */
async function mailJobsDone(): Promise<number> {
  const metrics = await (await fetch(`${torg.origin}/metrics`)).text();
  const line = /torg_jobs_ended\w*\{job="send-search-alert",outcome="done"\} (\d+)/.exec(metrics);
  return Number(line?.[1] ?? 0);
}

it('mails each new hit of a saved search once when the process is killed while it mails', async () => {
  torg = await startWithMail();
  const admin = await signIn(torg.origin, 'admin@torg.example');
  const buyer = await signIn(torg.origin, buyerAddress);
  const { body } = await send(torg.origin, buyer, 'POST /api/main/client/search', { limit: 6 });
  const people = body['data'] as { account: string; name: string }[];
  const setAvailable = async (isAvailable: boolean) => {
    const updates = people.map(({ account: profile }) => ({ profile, isAvailable }));
    const call = 'POST /api/main/profile/availability/bulk';
    expect((await send(torg.origin, admin, call, { updates })).status).toBe(200);
  };
  await setAvailable(false);
  const wanted = [people, people.slice(0, 3), people.slice(3)];
  for (const some of wanted) {
    const value = some.map(({ account }) => account);
    const filters = { path: 'account', operator: 'in', value };
    const saved = await send(torg.origin, buyer, 'POST /api/main/client/saved-searches', {
      title: `Av ${wanted.indexOf(some)}`,
      notify: 'instant',
      body: { filters },
    });
    expect(saved.status).toBe(201);
  }
  await setAvailable(true);
  // Before it has been handed over it is mailed later; after that it is not mailed again.
  await killAt('named');
  expect(toBuyer()).toEqual([]);
  await killAt('whole');
  expect(toBuyer()).toHaveLength(1);

  await vi.waitFor(async () => expect(await mailJobsDone()).toBe(3), {
    timeout: 60_000,
    interval: 250,
  });
  const told = toBuyer()
    .map(({ subject }) => subject)
    .toSorted();
  expect(told).toEqual([
    '3 nye konsulenter: Av 1',
    '3 nye konsulenter: Av 2',
    '6 nye konsulenter: Av 0',
  ]);
  for (const [at, some] of wanted.entries()) {
    const text = toBuyer().find(({ subject }) => subject.endsWith(`Av ${at}`))?.text;
    for (const { name } of some) expect(text).toContain(name);
  }
}, 180_000);
