import type { PgBoss, Queue, QueueResult } from 'pg-boss';
import type { AnyJob } from './job-definition.ts';

const day = 86_400;

/** Where the jobs lie that failed for good, until somebody looks at them. */
export const deadLetterOf = (job: Pick<AnyJob, 'name'>): string => `${job.name}-dead`;

/** The queue of a job and its dead-letter queue, as its definition says today. In seconds. */
function queuesOfJob(job: AnyJob): Queue[] {
  const dead: Queue = { name: deadLetterOf(job), policy: 'standard', retentionSeconds: 90 * day };
  const own: Queue = {
    name: job.name,
    // Of those that wait with one key there is one; a job that runs stands in nobody's way.
    policy: 'short',
    notify: true,
    deadLetter: dead.name,
    retryLimit: job.retries,
    retryDelay: job.retryAfterSeconds,
    retryBackoff: true,
    retryDelayMax: 3_600,
    expireInSeconds: job.expireInSeconds,
    // A process that was killed no longer says that it is at it; its jobs need not expire first.
    heartbeatSeconds: 10,
    deleteAfterSeconds: day,
  };
  return [dead, own];
}

export const queuesOf = (jobs: readonly AnyJob[]): Queue[] => jobs.flatMap(queuesOfJob);

const differs = (found: QueueResult, wanted: Queue): boolean =>
  Object.entries(wanted).some(([key, value]) => found[key as keyof QueueResult] !== value);

/** Makes the queues that are missing, and changes those whose definition has changed. */
export async function makeQueues(boss: PgBoss, jobs: readonly AnyJob[]): Promise<void> {
  const found = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const wanted of queuesOf(jobs)) {
    const existing = found.get(wanted.name);
    if (existing === undefined) await boss.createQueue(wanted.name, wanted);
    else if (differs(existing, wanted)) await changeQueue(boss, existing, wanted);
    else continue;
    // Those that it found at its start it knows. Of another, the first send in a transaction would
    // ask, which on one connection would wait for ever.
    await boss.insert(wanted.name, []);
  }
}

async function changeQueue(boss: PgBoss, existing: QueueResult, wanted: Queue): Promise<void> {
  const { name, policy, ...changes } = wanted;
  if (existing.policy !== policy) {
    throw new Error(`The queue ${name} was made with another policy; give the job a new name.`);
  }
  await boss.updateQueue(name, changes);
}

/** Starts by the clock what shall, and no longer what once did. Missed once or often: run once. */
export async function saveSchedules(boss: PgBoss, jobs: readonly AnyJob[]): Promise<void> {
  const wanted = new Map(jobs.map(({ name, schedule }) => [name, schedule]));
  for (const { name } of await boss.getSchedules()) {
    if (wanted.get(name) === undefined) await boss.unschedule(name);
  }
  for (const [name, schedule] of wanted) {
    if (schedule === undefined) continue;
    const options = { tz: 'UTC', singletonKey: 'by-the-clock', missed: 'once' } as const;
    await boss.schedule(name, schedule, { input: {} }, options);
  }
}
