import { setTimeout as pause } from 'node:timers/promises';
import { dice, type Dice } from '../../demo/dice.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import type { Db } from '../../src/platform/database/tables.ts';
import { silentLog } from '../../src/platform/log.ts';
import { startSmtpReceiver } from '../an-smtp-receiver.ts';
import { send, signIn } from '../torg-process.ts';
import { compare, type Comparison } from './compare.ts';
import {
  install,
  type Engine,
  type Installation,
  type LoadedDemo,
  type Target,
} from './installation.ts';
import { acknowledged, emptyLedger, type Ledger } from './ledger.ts';
import { countMails, findCutOff, type Mails } from './mails.ts';
import { startWriters } from './writers.ts';

export interface KillsOptions {
  engine: Engine;
  kills: number;
  seed: string;
  demo?: LoadedDemo;
  /** ends earlier when this says no */
  mayGoOn?: () => boolean;
  say?: (line: string) => void;
}

export interface KillsReport extends Comparison {
  engine: Engine;
  /** by target: from each kill until everything answers again, in milliseconds */
  readyMs: Record<string, number[]>;
  kills: number;
  acknowledged: number;
  unexpected: string[];
  mails: Mails;
  /** never mailed, since their mail was being ended at the moment of a kill */
  cutOff: string[];
}

/** Kills parts of an installation at random moments while others write, then looks at what is there. */
export async function runKills(options: KillsOptions): Promise<KillsReport> {
  const receiver = await startSmtpReceiver();
  const torg = await install[options.engine]({ SMTP_URL: receiver.url }, options.demo);
  const ledger = emptyLedger();
  try {
    await untilAllAnswer(torg);
    const since = new Date();
    const writers = await startWriters(torg.origin, ledger);
    const { readyMs, killedAt } = await killOften(torg, options, ledger);
    await writers.stop();
    const { none, several } = await countMails(receiver, ledger);
    await torg.stopTorg();
    const { found, cutOff } = await lookInto(torg, async (db) => ({
      found: await compare(db, ledger, since),
      cutOff: await findCutOff(db, { emails: none, kills: killedAt }),
    }));
    const mails = { none: none.filter((email) => !cutOff.includes(email)), several };
    return {
      ...found,
      ...{ engine: options.engine, kills: killedAt.length, readyMs, mails, cutOff },
      acknowledged: acknowledged(ledger),
      unexpected: ledger.unexpected,
    };
  } finally {
    for (const { kill } of torg.processes()) await kill('SIGKILL');
    await torg.remove();
    await receiver.stop();
  }
}

async function killOften(
  torg: Installation,
  { kills, seed, engine, mayGoOn = () => true, say }: KillsOptions,
  ledger: Ledger,
): Promise<{ readyMs: KillsReport['readyMs']; killedAt: Date[] }> {
  const random = dice(`${seed} ${engine}`);
  const readyMs: KillsReport['readyMs'] = {};
  const killedAt: Date[] = [];
  const cookie = await signIn(torg.origin, 'innkjoper@torg.example');
  for (let kill = 1; kill <= kills && mayGoOn(); kill += 1) {
    await pause(random.whole(0, 1_500));
    const target = random.pick(torg.targets);
    killedAt.push(new Date());
    const ms = await killOnce(torg, target, { random, cookie });
    (readyMs[target.name] ??= []).push(ms);
    if (kill % 10 === 0) say?.(`${engine}: ${kill} kills, ${acknowledged(ledger)} writes`);
  }
  return { readyMs, killedAt };
}

/** Kills and starts again; now and then it is killed once more while it starts. */
async function killOnce(
  torg: Installation,
  target: Target,
  { random, cookie }: { random: Dice; cookie: string },
): Promise<number> {
  await target.kill();
  if (random.chance(0.1)) {
    await target.start();
    await pause(random.whole(0, 800));
    await target.kill();
  }
  const killed = performance.now();
  await target.start();
  await untilAllAnswer(torg, cookie);
  return performance.now() - killed;
}

const answerWithinMs = 300_000;
/** Longer than a busy machine takes; a request to a killed process fails at once. */
const requestMs = 20_000;

/** Until all processes say that they are ready, and the API answers what it has to read. */
async function untilAllAnswer(torg: Installation, cookie?: string): Promise<void> {
  const deadline = Date.now() + answerWithinMs;
  let statuses: number[] = [];
  while (Date.now() < deadline) {
    const ended = torg.processes().find(({ child }) => child.exitCode !== null);
    if (ended) throw new Error(`Torg has ended by itself: ${ended.errorOutput()}`);
    statuses = await askAll(torg, cookie);
    if (statuses.every((status) => status === 200)) return;
    await pause(25);
  }
  const output = torg.processes().map(({ errorOutput }) => errorOutput());
  throw new Error(`Torg does not answer again (${statuses.join(', ')}): ${output.join('\n')}`);
}

async function askAll(torg: Installation, cookie?: string): Promise<number[]> {
  const ask = (origin: string, call: string) =>
    send(origin, cookie ?? '', call, undefined, { ms: requestMs });
  const replies = await Promise.all([
    ...torg.processes().map(({ origin }) => ask(origin, 'GET /health/ready')),
    ...(cookie === undefined ? [] : [ask(torg.origin, 'GET /api/main/threads?limit=1')]),
  ]);
  return replies.map(({ status }) => status);
}

/** Opens its database, once the processes have stopped. */
async function lookInto<T>(torg: Installation, look: (db: Db) => Promise<T>): Promise<T> {
  const database = await openDatabase({ databaseUrl: undefined, ...torg.database }, silentLog);
  try {
    return await look(database.db);
  } finally {
    await database.close();
  }
}
