import { setTimeout as pause } from 'node:timers/promises';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from '../log.ts';
import { jobsEnded } from '../metrics.ts';
import type { AnyJob } from './job-definition.ts';

interface Work {
  log: Logger;
  run: (definition: AnyJob, data: unknown) => Promise<void>;
  /** called when a job has failed for good */
  notifyDead: () => void;
}

/** Runs one job and reports the outcome; rethrows its error, so that the queue tries again. */
async function runAndReport(definition: AnyJob, job: JobWithMetadata, work: Work): Promise<void> {
  try {
    await work.run(definition, job.data);
    jobsEnded.labels(definition.name, 'done').inc();
  } catch (error) {
    const isLast = job.retryCount >= job.retryLimit;
    jobsEnded.labels(definition.name, isLast ? 'dead' : 'failed').inc();
    const about = { err: error, job: definition.name, id: job.id, tried: job.retryCount + 1 };
    if (isLast) {
      work.log.error(about, 'a job failed for good and lies in the dead-letter queue');
      work.notifyDead();
    } else {
      work.log.warn(about, 'a job failed and will be tried again');
    }
    throw error;
  }
}

/** Makes the busy workers of the job look for the next one right after theirs, not only at a poll. */
function lookAgain(boss: PgBoss, { name }: AnyJob): void {
  for (const worker of boss.getWipData()) {
    if (worker.name === name && worker.count > 0) boss.notifyWorker(worker.id);
  }
}

/** Twice the time that the one before has taken is left to people who wait, but no more than this. */
const [restTimes, mostRestMs] = [2, 200];

/** Runs work with pauses in between, so that a long queue of it does not fill a processor. */
function withRests() {
  let restedAt = 0;
  return async (run: () => Promise<void>): Promise<void> => {
    await pause(Math.max(0, restedAt - performance.now()));
    const from = performance.now();
    try {
      await run();
    } finally {
      const now = performance.now();
      restedAt = now + Math.min(restTimes * (now - from), mostRestMs);
    }
  };
}

const withoutRests = (run: () => Promise<void>): Promise<void> => run();

/**
 * Starts as many workers as may run the job at once. The database wakes them when one is enqueued,
 * and `wakeWhenDue` when a delayed one is due; they also poll, in case either fails.
 */
async function startWorkersOf(boss: PgBoss, definition: AnyJob, work: Work): Promise<void> {
  const options = {
    pollingIntervalSeconds: 1,
    notifyPollingIntervalSeconds: 60,
    includeMetadata: true,
    localConcurrency: definition.atOnce,
    ...(definition.atOncePerGroup && { localGroupConcurrency: definition.atOncePerGroup }),
  } as const;
  const within = definition.givesWay ? withRests() : withoutRests;
  await boss.work<object, void, typeof options>(definition.name, options, async (jobs) => {
    lookAgain(boss, definition);
    for (const job of jobs) await within(() => runAndReport(definition, job, work));
  });
}

/** Jobs that run end; the others wait in their queues. */
export async function stopWorkers(boss: PgBoss, definitions: readonly AnyJob[]): Promise<void> {
  await Promise.all(definitions.map(({ name }) => boss.offWork(name, { wait: false })));
}

/** Starts as many workers for each job as may run at once, so that no job waits for a slow one. */
export async function startWorkers(
  boss: PgBoss,
  definitions: readonly AnyJob[],
  work: Work,
): Promise<void> {
  for (const definition of definitions) {
    await startWorkersOf(boss, definition, work);
  }
}
