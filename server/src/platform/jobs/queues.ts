import type { PgBoss } from 'pg-boss';
import type { AnyJob } from './job-definition.ts';

/** No pause between two tries is longer, in seconds. */
const longestPause = 3_600;
/** Done jobs are of no more use; failed ones lie in the dead-letter queue. In seconds. */
const forgetDoneAfter = 86_400;
const keepDeadFor = 90 * 86_400;

export const deadLetterOf = (job: Pick<AnyJob, 'name'>): string => `${job.name}-dead`;

/** The queue of a job and its dead-letter queue, as its definition says today. */
export async function makeQueue(boss: PgBoss, job: AnyJob): Promise<void> {
  const dead = deadLetterOf(job);
  const settings = {
    retryLimit: job.retries,
    retryDelay: job.retryAfterSeconds,
    retryBackoff: true,
    expireInSeconds: job.expireInSeconds,
    deleteAfterSeconds: forgetDoneAfter,
    notify: true,
  };
  if ((await boss.getQueue(dead)) === null) {
    await boss.createQueue(dead, { retentionSeconds: keepDeadFor });
  }
  const known = await boss.getQueue(job.name);
  if (known === null) {
    const policy = job.oneWaiting ? 'short' : 'standard';
    const more = { policy, deadLetter: dead, retryDelayMax: longestPause };
    await boss.createQueue(job.name, { ...settings, ...more });
  } else {
    await boss.updateQueue(job.name, settings);
  }
  // The first send in a transaction asks about its queue; on one connection that would wait for ever.
  await boss.insert(job.name, []);
}

export async function startSchedule(boss: PgBoss, job: AnyJob): Promise<void> {
  if (job.schedule === undefined) await boss.unschedule(job.name);
  else await boss.schedule(job.name, job.schedule, null, { tz: 'UTC' });
}
