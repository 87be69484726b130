import { PgBoss, fromKysely, type Db as BossDb } from 'pg-boss';
import type { Database } from '../database/open-database.ts';
import { planOnce } from '../database/prepared.ts';
import type { Tx } from '../database/tables.ts';
import type { Reaction } from '../events.ts';
import { batch, type Batch } from '../batch.ts';
import type { EnqueueOptions } from '../handler.ts';
import { publishLive, waitingMessage } from '../live/live.ts';
import type { Logger } from '../log.ts';
import { countJobs } from '../metrics.ts';
import type { External } from '../external.ts';
import { currentTrace } from '../trace.ts';
import type { AnyJob, JobDefinition } from './job-definition.ts';
import { giveBackOrphans } from './orphans.ts';
import { saveSchedules, makeQueues, queuesOf } from './queues.ts';
import { runJob } from './run-job.ts';
import { startWorkers } from './worker.ts';

/** As much of a job as it takes to enqueue it. */
type Named<I> = Pick<JobDefinition<I>, 'name' | 'input'>;

export interface Jobs {
  /** Enqueues in the caller's transaction: rolled back with it, seen with its commit. */
  enqueue: <I>(tx: Tx, job: Named<I>, input: I, options?: EnqueueOptions) => Promise<void>;
  /** Checks a job that is enqueued later, by `soon`. */
  prepare: <I>(job: Named<I>, input: I, options?: EnqueueOptions) => ReadyJob;
  /** What transactions that have committed want done, enqueued together. */
  soon: Batch<ReadyJob>;
  /** Runs what is due from now on; nothing where this process is to enqueue only. */
  beginWork: () => Promise<void>;
  ready: () => boolean;
  /** Running jobs end, waiting ones stay for the next process. */
  stop: () => Promise<void>;
  /** for tests, which run due jobs themselves */
  boss: PgBoss;
  definitions: readonly AnyJob[];
  run: (definition: AnyJob, data: unknown) => Promise<void>;
}

export interface JobsInput {
  database: Database;
  definitions: readonly AnyJob[];
  /** to what jobs write down */
  reactions: readonly Reaction[];
  external: External;
  log: Logger;
  /** false: enqueues only, as in a process that is api alone */
  work: boolean;
}

/** How often it is looked for jobs that a dead process left; the price of a quick recovery. */
const superviseSeconds = 10;
const stopWithinMs = 15_000;
const enqueueTogetherMs = 50;

/** What travels with a job: its input, and the trace of whoever started it. */
export interface Envelope {
  input: unknown;
  /** absent where a clock started it */
  traceId?: string;
}

export interface ReadyJob {
  name: string;
  data: Envelope;
  singletonKey: string;
  /** seconds */
  startAfter?: number;
}

function makeBoss({ database, log, work }: JobsInput): PgBoss {
  const boss = new PgBoss({
    ...database.boss,
    useListenNotify: work,
    supervise: work,
    schedule: work,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  });
  boss.on('error', (error) => log.error({ err: error }, 'the job queue had an error'));
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'the job queue warns'));
  return boss;
}

/** The transaction as the queue sees it; for each queue it has one statement that adds a job. */
function queueWithin(tx: Tx): BossDb {
  const queue = fromKysely(tx);
  return { executeSql: (text, values) => queue.executeSql(planOnce(text), values) };
}

/** A job that was enqueued by a program which knew it; this one does not. */
export class UnknownJob extends Error {}

function prepareFor(definitions: readonly AnyJob[]): Jobs['prepare'] {
  const known = new Set(definitions.map(({ name }) => name));
  return (job, input, options = {}) => {
    // Else the queue asks the database, which on one connection waits for this very transaction.
    if (!known.has(job.name)) throw new UnknownJob(`The job ${job.name} is in no list of jobs.`);
    return {
      name: job.name,
      data: { input: job.input.parse(input), traceId: options.traceId ?? currentTrace().traceId },
      singletonKey: options.key ?? crypto.randomUUID(),
      ...(options.startAfterSeconds ? { startAfter: options.startAfterSeconds } : {}),
    };
  };
}

async function insertTogether(boss: PgBoss, jobs: readonly ReadyJob[]): Promise<void> {
  for (const [name, some] of Map.groupBy(jobs, (job) => job.name)) {
    const rows = some.map(({ data, singletonKey, startAfter }) =>
      startAfter === undefined ? { data, singletonKey } : { data, singletonKey, startAfter },
    );
    await boss.insert(name, rows);
  }
}

/** The queue lays a job among the dead a moment after it has failed. */
const notifyDeadAfterMs = 1_000;

function notifyDead({ database, log }: JobsInput): void {
  const notify = () =>
    publishLive(database.db, waitingMessage).catch((error: unknown) =>
      log.warn({ err: error }, 'admins were not told of a failed job'),
    );
  setTimeout(() => void notify(), notifyDeadAfterMs).unref();
}

/** Starts the queue and makes what it lacks. */
export async function startJobs(input: JobsInput): Promise<Jobs> {
  const { database, definitions, log } = input;
  const boss = makeBoss(input);
  await boss.start();
  await makeQueues(boss, definitions);
  countJobs(() => boss.getQueues(queuesOf(definitions).map(({ name }) => name)));

  const prepare = prepareFor(definitions);
  const enqueue: Jobs['enqueue'] = async (tx, ...args) => {
    const { name, data, ...when } = prepare(...args);
    await boss.send(name, data, { db: queueWithin(tx), ...when });
  };
  const soon = batch<ReadyJob>((jobs) => insertTogether(boss, jobs), {
    forMs: enqueueTogetherMs,
    onError: (error) => log.error({ err: error }, 'jobs were not enqueued; a sweeper finds them'),
  });
  const run: Jobs['run'] = (definition, data) =>
    runJob({ ...input, enqueue }, definition, data as Envelope);

  if (input.work) {
    if (database.kind === 'pglite') await giveBackOrphans(boss, database.db);
    await saveSchedules(boss, definitions);
  }
  let running = true;
  return {
    enqueue,
    prepare,
    soon,
    run,
    boss,
    definitions,
    async beginWork() {
      if (!input.work || !running) return;
      const work = { log, run, notifyDead: () => notifyDead(input) };
      await startWorkers(boss, definitions, work).catch((error: unknown) => {
        // Stopped meanwhile, it takes no more workers.
        if (running) throw error;
      });
    },
    ready: () => running,
    async stop() {
      running = false;
      await soon.flush();
      await boss.stop({ graceful: input.work, timeout: stopWithinMs, close: false });
    },
  };
}
