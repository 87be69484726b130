import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startSmtpReceiver, type MailMoment, type SmtpReceiver } from './an-smtp-receiver.ts';
import { send, signIn, startTorgProcess, type TorgProcess } from './torg-process.ts';

let dataDir = '';
let receiver: SmtpReceiver;
let torg: TorgProcess;

const start = () => startTorgProcess({ DATA_DIR: dataDir, SMTP_URL: receiver.url });
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'torg-fault-'));
  receiver = await startSmtpReceiver();
  torg = await start();
}, 120_000);
afterAll(async () => {
  await torg.kill('SIGTERM');
  await receiver.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Kills the process at the next such moment of a mail, and starts it again. */
async function killAt(moment: MailMoment): Promise<void> {
  await new Promise<void>((resolve) => {
    receiver.atNext(moment, () => void torg.kill('SIGKILL').then(() => resolve()));
  });
  torg = await start();
}

/** How many jobs that mail alerts have ended well in the process that runs now. */
async function mailJobsDone(): Promise<number> {
  const metrics = await (await fetch(`${torg.origin}/metrics`)).text();
  const line = /torg_jobs_ended\w*\{job="send-search-alert",outcome="done"\} (\d+)/.exec(metrics);
  return Number(line?.[1] ?? 0);
}

it('mails each new hit of a saved search once when the process is killed while it mails', async () => {
  const admin = await signIn(torg.origin, 'admin@torg.example');
  const buyer = await signIn(torg.origin, 'innkjoper@torg.example');
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
  expect(receiver.mails).toEqual([]);
  await killAt('whole');
  expect(receiver.mails).toHaveLength(1);

  await vi.waitFor(async () => expect(await mailJobsDone()).toBe(3), {
    timeout: 60_000,
    interval: 250,
  });
  const told = receiver.mails.map(({ subject }) => subject).toSorted();
  expect(told).toEqual([
    '3 nye konsulenter: Av 1',
    '3 nye konsulenter: Av 2',
    '6 nye konsulenter: Av 0',
  ]);
  for (const [at, some] of wanted.entries()) {
    const text = receiver.mails.find(({ subject }) => subject.endsWith(`Av ${at}`))?.text;
    for (const { name } of some) expect(text).toContain(name);
  }
}, 180_000);
