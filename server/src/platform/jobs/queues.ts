import type { PgBoss, Queue, QueueResult } from 'pg-boss';
import type { AnyJob } from './job-definition.ts';

const day = 86_400;

/** The queue of jobs that failed for good, until somebody looks at them. */
export const deadLetterOf = (job: Pick<AnyJob, 'name'>): string => `${job.name}-dead`;

/** A job's queue and its dead-letter queue, by its current definition. Times are in seconds. */
function queuesOfJob(job: AnyJob): Queue[] {
  const dead: Queue = { name: deadLetterOf(job), policy: 'standard', retentionSeconds: 90 * day };
  const own: Queue = {
    name: job.name,
    // Only one job may wait for each key; one that runs does not count.
    policy: 'short',
    notify: true,
    deadLetter: dead.name,
    retryLimit: job.retries,
    retryDelay: job.retryAfterSeconds,
    retryBackoff: true,
    retryDelayMax: 3_600,
    expireInSeconds: job.expireInSeconds,
    // A killed process sends no heartbeats, so its jobs need not expire first.
    heartbeatSeconds: 10,
    deleteAfterSeconds: day,
  };
  return [dead, own];
}

export const queuesOf = (jobs: readonly AnyJob[]): Queue[] => jobs.flatMap(queuesOfJob);

const differs = (existing: QueueResult, queue: Queue): boolean =>
  Object.entries(queue).some(([key, value]) => existing[key as keyof QueueResult] !== value);

/** Creates the queues that are missing, and changes those whose definition has changed. */
export async function makeQueues(boss: PgBoss, jobs: readonly AnyJob[]): Promise<void> {
  const found = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const queue of queuesOf(jobs)) {
    const existing = found.get(queue.name);
    if (existing === undefined) await boss.createQueue(queue.name, queue);
    else if (differs(existing, queue)) await changeQueue(boss, existing, queue);
    else continue;
    // pg-boss caches the queues that exist at its start. It would look up any other one at the first
    // send in a transaction, which on one connection would wait forever.
    await boss.insert(queue.name, []);
  }
}

async function changeQueue(boss: PgBoss, existing: QueueResult, queue: Queue): Promise<void> {
  const { name, policy, ...changes } = queue;
  if (existing.policy !== policy) {
    throw new Error(`The queue ${name} was made with another policy; give the job a new name.`);
  }
  await boss.updateQueue(name, changes);
}

/** Saves the current schedules and removes old ones. However many runs were missed, one follows. */
export async function saveSchedules(boss: PgBoss, jobs: readonly AnyJob[]): Promise<void> {
  const schedules = new Map(jobs.map(({ name, schedule }) => [name, schedule]));
  for (const { name } of await boss.getSchedules()) {
    if (schedules.get(name) === undefined) await boss.unschedule(name);
  }
  for (const [name, schedule] of schedules) {
    if (schedule === undefined) continue;
    const options = { tz: 'UTC', singletonKey: 'by-the-clock', missed: 'once' } as const;
    await boss.schedule(name, schedule, { input: {} }, options);
  }
}
