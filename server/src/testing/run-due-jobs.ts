import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import type { AnyJob } from '../platform/jobs/job-definition.ts';
import type { Jobs } from '../platform/jobs/job-queue.ts';

const manyRounds = 50;

/** Makes jobs due by the clock of the test, since the queue uses the clock of the database. */
async function makeDue(db: Db, now: Date): Promise<void> {
  await sql`update pgboss.job set start_after = now() - interval '1 second'
    where state < 'active' and start_after > now() and start_after <= ${now}`.execute(db);
}

/** The queues with jobs that are due: to ask each of them for its jobs takes most of a second. */
async function findDue(db: Db): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`select distinct name from pgboss.job
    where state < 'active' and start_after <= now()`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** Runs due jobs, and those that they start, until none is left; a failing one is tried later. */
export async function runDueJobs(jobs: Jobs, db: Db, now: () => Date): Promise<void> {
  await jobs.soon.flush();
  // Only once, so that jobs which these ones delay are not due, however far ahead the clock is.
  await makeDue(db, now());
  for (let round = 0; round < manyRounds; round += 1) {
    let ran = 0;
    let due = await findDue(db);
    for (const definition of jobs.definitions) {
      if (!due.has(definition.name)) continue;
      ran += await runThoseOf(jobs, definition);
      // A job may have started one whose turn in this round is still to come.
      due = await findDue(db);
    }
    // Some that they have started are enqueued a moment later.
    await jobs.soon.flush();
    if (ran === 0) return;
  }
  throw new Error('jobs start jobs without end');
}

async function runThoseOf(jobs: Jobs, definition: AnyJob): Promise<number> {
  const due = await jobs.boss.fetch(definition.name, { batchSize: 100 });
  for (const job of due) {
    try {
      await jobs.run(definition, job.data);
      await jobs.boss.complete(definition.name, job.id);
    } catch (error) {
      await jobs.boss.fail(definition.name, job.id, { message: (error as Error).message });
    }
  }
  return due.length;
}
