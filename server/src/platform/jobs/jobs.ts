import { PgBoss, fromKysely } from 'pg-boss';
import type { Database } from '../database/open-database.ts';
import type { Tx } from '../database/tables.ts';
import type { Enqueue } from '../handler.ts';
import type { Logger } from '../log.ts';
import type { Outside } from '../outside.ts';
import type { AnyJob, JobDefinition } from './job-definition.ts';
import { makeQueue, startSchedule } from './queues.ts';
import { currentTrace } from '../trace.ts';
import { runJob } from './run-job.ts';
import { startWorker } from './worker.ts';

export interface Jobs {
  /** Enqueues in the caller's transaction: rolled back with it, seen with its commit. */
  enqueue: <I>(
    tx: Tx,
    job: JobDefinition<I>,
    input: I,
    options?: Parameters<Enqueue>[2],
  ) => Promise<void>;
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
  outside: Outside;
  log: Logger;
  /** false: enqueues only, as in a process that is api alone */
  work: boolean;
}

/** How often it is looked for jobs that a dead process left; the price of a quick recovery. */
const superviseSeconds = 10;
const stopWithinMs = 15_000;

/** What travels with a job: its input, and the trace of whoever started it. */
export interface Envelope {
  input: unknown;
  traceId: string;
}

function makeBoss({ database, log, work }: JobsInput): PgBoss {
  const boss = new PgBoss({
    db: database.boss.db,
    backend: database.boss.backend,
    useListenNotify: true,
    supervise: work,
    schedule: work,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    persistWarnings: false,
  });
  boss.on('error', (error) => log.error({ err: error }, 'the job queue had an error'));
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'the job queue warns'));
  return boss;
}

/** Starts the queue, makes what it lacks, and, where it shall work, begins to. */
export async function startJobs(input: JobsInput): Promise<Jobs> {
  const { database, definitions, log } = input;
  const boss = makeBoss(input);
  await database.withoutTimeouts(() => boss.start());
  for (const definition of definitions) await makeQueue(boss, definition);

  const enqueue: Jobs['enqueue'] = async (tx, job, data, options = {}) => {
    const envelope: Envelope = { input: data, traceId: currentTrace().traceId };
    await boss.send(job.name, envelope, {
      db: fromKysely(tx as unknown as Parameters<typeof fromKysely>[0]),
      ...(options.startAfterSeconds ? { startAfter: options.startAfterSeconds } : {}),
      ...(options.key ? { singletonKey: options.key } : {}),
    });
  };
  const run = (definition: AnyJob, data: unknown): Promise<void> =>
    runJob({ ...input, enqueue }, definition, data as Envelope);

  if (input.work) {
    for (const definition of definitions) {
      await startSchedule(boss, definition);
      await startWorker(boss, definition, { log, run });
    }
  }
  let running = true;
  return {
    enqueue,
    run,
    boss,
    definitions,
    ready: () => running,
    async stop() {
      running = false;
      await boss.stop({ graceful: true, timeout: stopWithinMs, close: false });
    },
  };
}
