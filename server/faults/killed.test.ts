import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { startSmtpReceiver, type MailMoment, type SmtpReceiver } from './an-smtp-receiver.ts';
import { copyDemo } from './demo-folder.ts';
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
  await copyDemo(inject('demoFolder'), dataDir);
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

/** The process is killed once this many of the 200 requests are answered. */
const answeredBefore = 20;

/** Sends 200 requests at once and kills the process when some of them are answered. */
async function sendTwoHundredRequests(cookie: string, drafts: string[]): Promise<Acknowledged> {
  const acknowledged: Acknowledged = { assignments: [], saves: [], mails: 0 };
  let answered = 0;
  const note = async (reply: Promise<Reply>, save: (body: Reply['body']) => void) => {
    const { status, body } = await reply;
    if (status < 200 || status > 299) return;
    save(body);
    answered += 1;
    if (answered === answeredBefore) await torg.kill('SIGKILL');
  };
  const requests = Array.from({ length: 200 }, (_, turn) => {
    if (turn % 4 === 0) {
      const body = { email: 'konsulent@torg.example' };
      return note(send(torg.origin, '', 'POST /api/auth/magic-link', body), () => {
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
  await Promise.all(requests);
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
  const { assignments, saves, mails } = await sendTwoHundredRequests(cookie, drafts);
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
  // Promised mails are sent, although the process that promised them was killed.
  await vi.waitFor(
    async () => {
      const mailCount = (await readdir(join(dataDir, 'mail')).catch(() => [])).length;
      expect(mailCount).toBeGreaterThanOrEqual(mails);
    },
    { timeout: 60_000, interval: 500 },
  );
}, 180_000);

it('refuses a second start on the same data folder with one clear sentence', async () => {
  const second = launchTorg(await freePort(), { DATA_DIR: dataDir });
  expect(await second.ended).toBe(1);
  expect(second.errorOutput().trim().split('\n')).toHaveLength(1);
  expect(second.errorOutput()).toContain(dataDir);
  const { status } = await send(torg.origin, '', 'GET /health/ready');
  expect(status, 'the first process still answers').toBe(200);
}, 60_000);

it('finishes running requests before it stops', async () => {
  const cookie = await signIn(torg.origin, 'innkjoper@torg.example');
  const requests = Array.from({ length: 20 }, () =>
    send(torg.origin, cookie, 'POST /api/main/assignments/new'),
  );
  // One is answered; the database has the others, one after the other.
  await Promise.race(requests);
  const code = await torg.kill('SIGTERM');
  const replies = await Promise.all(requests);
  expect(code).toBe(0);
  const cut = replies.filter(({ status }) => status !== 201 && status !== 0 && status !== 503);
  expect(cut).toEqual([]);
  expect(replies.some(({ status }) => status === 201)).toBe(true);
}, 60_000);

const startWithMail = () => startTorgProcess({ DATA_DIR: dataDir, SMTP_URL: receiver.url });
const mailsTo = (address: string) => receiver.mails.filter(({ to }) => to === address);

/** Kills the process at the next such moment of a mail to this address, and starts it again. */
async function killAt(moment: MailMoment, address: string): Promise<void> {
  await new Promise<void>((resolve) => {
    receiver.atNext(moment, address, () => void torg.kill('SIGKILL').then(() => resolve()));
  });
  torg = await startWithMail();
}

const consultantAddress = 'konsulent@torg.example';
const buyerAddress = 'innkjoper@torg.example';
const toBuyer = () => mailsTo(buyerAddress);

/** How many such jobs have succeeded in the running process. */
async function jobsDone(job: string): Promise<number> {
  const metrics = await (await fetch(`${torg.origin}/metrics`)).text();
  const line = new RegExp(`torg_jobs_ended\\w*\\{job="${job}",outcome="done"\\} (\\d+)`).exec(
    metrics,
  );
  return Number(line?.[1] ?? 0);
}

it('mails a link to sign in once when the process is killed while it mails', async () => {
  torg = await startWithMail();
  const ask = () =>
    send(torg.origin, '', 'POST /api/auth/magic-link', { email: consultantAddress });
  // Killed before the mail is handed over, it is sent later; killed after that, it is not sent again.
  const killedBefore = killAt('named', consultantAddress);
  expect((await ask()).status).toBe(202);
  await killedBefore;
  expect(mailsTo(consultantAddress)).toEqual([]);
  await killAt('whole', consultantAddress);
  await vi.waitFor(async () => expect(await jobsDone('mail-magic-link')).toBe(1), {
    timeout: 60_000,
    interval: 250,
  });
  const mails = mailsTo(consultantAddress);
  expect(mails).toHaveLength(1);
  const token = /token=([\w-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
  const used = await send(torg.origin, '', 'POST /api/auth/magic-link/consume', { token });
  expect(used.status).toBe(200);
}, 180_000);

it('mails each new hit of a saved search once when the process is killed while it mails', async () => {
  await torg.kill('SIGTERM');
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
  const searches = [people, people.slice(0, 3), people.slice(3)];
  for (const hits of searches) {
    const value = hits.map(({ account }) => account);
    const isAvailable = { path: 'availability', operator: 'exists', value: true };
    const filters = { and: [{ path: 'account', operator: 'in', value }, isAvailable] };
    const saved = await send(torg.origin, buyer, 'POST /api/main/client/saved-searches', {
      title: `Av ${searches.indexOf(hits)}`,
      notify: 'instant',
      body: { filters },
    });
    expect(saved.status).toBe(201);
  }
  await setAvailable(true);
  // Killed before the mail is handed over, it is sent later; killed after that, it is not sent again.
  await killAt('named', buyerAddress);
  expect(toBuyer()).toEqual([]);
  await killAt('whole', buyerAddress);
  expect(toBuyer()).toHaveLength(1);

  await vi.waitFor(async () => expect(await jobsDone('send-search-alert')).toBe(3), {
    timeout: 60_000,
    interval: 250,
  });
  const subjects = toBuyer()
    .map(({ subject }) => subject)
    .toSorted();
  expect(subjects).toEqual([
    '3 nye konsulenter: Av 1',
    '3 nye konsulenter: Av 2',
    '6 nye konsulenter: Av 0',
  ]);
  for (const [at, hits] of searches.entries()) {
    const text = toBuyer().find(({ subject }) => subject.endsWith(`Av ${at}`))?.text;
    for (const { name } of hits) expect(text).toContain(name);
  }
}, 180_000);
