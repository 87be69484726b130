import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import type { Jobs } from '../platform/jobs/job-queue.ts';

const manyRounds = 50;

/** Makes jobs due by the clock of the test, since the queue uses the clock of the database. */
async function makeDue(db: Db, now: Date): Promise<void> {
  await sql`update pgboss.job set start_after = now() - interval '1 second'
    where state < 'active' and start_after > now() and start_after <= ${now}`.execute(db);
}

/** Runs due jobs, and those that they start, until none is left; a failing one is tried later. */
export async function runDueJobs(jobs: Jobs, db: Db, now: () => Date): Promise<void> {
  await jobs.soon.flush();
  // Only once, so that jobs which these ones delay are not due, however far ahead the clock is.
  await makeDue(db, now());
  for (let round = 0; round < manyRounds; round += 1) {
    let ran = 0;
    for (const definition of jobs.definitions) {
      const due = await jobs.boss.fetch(definition.name, { batchSize: 100 });
      for (const job of due) {
        ran += 1;
        try {
          await jobs.run(definition, job.data);
          await jobs.boss.complete(definition.name, job.id);
        } catch (error) {
          await jobs.boss.fail(definition.name, job.id, { message: (error as Error).message });
        }
      }
    }
    if (ran === 0) return;
  }
  throw new Error('jobs start jobs without end');
}
