import { PgBoss, fromKysely, type Db as BossDb } from 'pg-boss';
import { asPipelined } from '../database/pipelined.ts';
import { asPrepared } from '../database/prepared.ts';
import type { Tx } from '../database/tables.ts';
import { batch } from '../batch.ts';
import { publishLive, waitingMessage } from '../live/live.ts';
import { countJobs } from '../metrics.ts';
import { currentTrace } from '../trace.ts';
import type { Envelope, Jobs, JobsInput, ReadyJob } from './job-queue.ts';
import { giveBackOrphans } from './orphans.ts';
import { saveSchedules, makeQueues, queuesOf } from './queues.ts';
import { runJob } from './run-job.ts';
import { wakeWhenDue } from './wake-when-due.ts';
import { startWorkers, stopWorkers } from './worker.ts';
import { workWhileThereIsRoom } from './work-while-there-is-room.ts';

/** How often the queue looks for jobs of dead processes; shorter recovers sooner and costs more. */
const superviseSeconds = 10;
const stopWithinMs = 15_000;
const enqueueTogetherMs = 50;

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

/**
 * Lets the queue use the transaction; it has one statement for each queue, so each is prepared.
 * Nobody needs the ids of the jobs, so the statement travels with the next one.
 */
function queueWithin(tx: Tx): BossDb {
  const queue = fromKysely(tx);
  const marked = tx.isTransaction ? asPipelined : asPrepared;
  return { executeSql: (text, values) => queue.executeSql(marked(text), values) };
}

/** The job is not in this program's list of jobs; another version may have enqueued it. */
export class UnknownJob extends Error {}

function prepareFor(known: Jobs['known']): Jobs['prepare'] {
  return (job, input, options = {}) => {
    // Otherwise the queue queries the database, which on one connection waits for this transaction.
    if (!known.has(job.name)) throw new UnknownJob(`The job ${job.name} is in no list of jobs.`);
    return {
      name: job.name,
      data: {
        input: job.input.parse(input),
        id: options.id ?? crypto.randomUUID(),
        traceId: options.traceId ?? currentTrace().traceId,
      },
      singletonKey: options.key ?? crypto.randomUUID(),
      ...(options.startAfterSeconds ? { startAfter: options.startAfterSeconds } : {}),
      ...(options.group ? { group: { id: options.group } } : {}),
    };
  };
}

const withoutName = ({ name: _, ...row }: ReadyJob) => row;

async function insertTogether(boss: PgBoss, jobs: readonly ReadyJob[]): Promise<void> {
  for (const [name, some] of Map.groupBy(jobs, (job) => job.name)) {
    await boss.insert(name, some.map(withoutName));
  }
}

/** The queue moves a job to its dead-letter queue a moment after it has failed. */
const notifyDeadAfterMs = 1_000;

function notifyDead({ database, log }: JobsInput): void {
  const notify = () =>
    publishLive(database.db, waitingMessage).catch((error: unknown) =>
      log.warn({ err: error }, 'admins were not notified of a failed job'),
    );
  setTimeout(() => void notify(), notifyDeadAfterMs).unref();
}

/** Starts the queue and creates the queues that are missing. */
export async function startJobs(input: JobsInput): Promise<Jobs> {
  const { database, definitions, log } = input;
  const boss = makeBoss(input);
  await boss.start();
  await makeQueues(boss, definitions);
  countJobs(() => boss.getQueues(queuesOf(definitions).map(({ name }) => name)));

  const known = new Set(definitions.map(({ name }) => name));
  const prepare = prepareFor(known);
  const enqueue: Jobs['enqueue'] = async (tx, ...args) => {
    const { name, data, ...when } = prepare(...args);
    await boss.send(name, data, { db: queueWithin(tx), ...when });
  };
  const enqueueAll: Jobs['enqueueAll'] = async (tx, job, all) => {
    const rows = all.map(({ input, options }) => withoutName(prepare(job, input, options)));
    if (rows.length > 0) await boss.insert(job.name, rows, { db: queueWithin(tx) });
  };
  const soon = batch<ReadyJob>((jobs) => insertTogether(boss, jobs), {
    forMs: enqueueTogetherMs,
    onError: (error) => log.error({ err: error }, 'jobs were not enqueued; a sweeper finds them'),
    waits: input.space.isFull,
  });
  const run: Jobs['run'] = (definition, data) =>
    runJob({ ...input, enqueue, enqueueAll }, definition, data as Envelope);

  if (input.work) {
    if (database.kind === 'pglite') await giveBackOrphans(boss, database.db);
    await saveSchedules(boss, definitions);
  }
  let running = true;
  let endWaking = (): void => {};
  return {
    enqueue,
    enqueueAll,
    prepare,
    soon,
    run,
    boss,
    known,
    definitions,
    async beginWork() {
      if (!input.work || !running) return;
      const work = { log, run, notifyDead: () => notifyDead(input) };
      const begin = async (): Promise<void> => {
        try {
          await startWorkers(boss, definitions, work);
          if (running) endWaking = wakeWhenDue(boss, log);
        } catch (error) {
          // A queue that was stopped meanwhile refuses new workers.
          if (running) throw error;
        }
      };
      const pause = async (): Promise<void> => {
        endWaking();
        await stopWorkers(boss, definitions);
      };
      await workWhileThereIsRoom(input, begin, pause);
    },
    ready: () => running,
    async stop() {
      running = false;
      endWaking();
      await soon.flush();
      await boss.stop({ graceful: input.work, timeout: stopWithinMs, close: false });
    },
  };
}
