import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from '../log.ts';
import { jobsEnded } from '../metrics.ts';
import type { AnyJob } from './job-definition.ts';

interface Work {
  log: Logger;
  run: (definition: AnyJob, data: unknown) => Promise<void>;
}

type Result = { id: string; status: 'completed' | 'failed'; output?: { message: string } };

async function settle(
  definition: AnyJob,
  job: JobWithMetadata<unknown>,
  work: Work,
): Promise<Result> {
  try {
    await work.run(definition, job.data);
    jobsEnded.labels(definition.name, 'done').inc();
    return { id: job.id, status: 'completed' };
  } catch (error) {
    const isLast = job.retryCount >= job.retryLimit;
    jobsEnded.labels(definition.name, isLast ? 'dead' : 'failed').inc();
    const about = { err: error, job: definition.name, tried: job.retryCount + 1 };
    if (isLast) work.log.error(about, 'a job failed for good and lies in the dead-letter queue');
    else work.log.warn(about, 'a job failed and will be tried again');
    return { id: job.id, status: 'failed', output: { message: (error as Error).message } };
  }
}

/** Works a queue: woken by the database when a job comes, and looking by itself once a second. */
export async function startWorker(boss: PgBoss, definition: AnyJob, work: Work): Promise<void> {
  const options = {
    batchSize: Math.max(2, definition.atOnce),
    burstWhenBatchFull: true,
    pollingIntervalSeconds: 1,
    notifyPollingIntervalSeconds: 1,
    includeMetadata: true,
    perJobResults: true,
  } as const;
  await boss.work<unknown, unknown, typeof options>(definition.name, options, (jobs) =>
    Promise.all(jobs.map((job) => settle(definition, job, work))),
  );
}
