import type { Db } from '../platform/database/tables.ts';

/** Submitted forms that wait for a decision: how many, and since when. */
export async function findUndecided(db: Db): Promise<{ count: number; since: Date | null }> {
  return db
    .selectFrom('qa_interview_form')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.min<Date | null>('submitted_at').as('since'),
    ])
    .where('status', '=', 'submitted')
    .where('archived', '=', false)
    .executeTakeFirstOrThrow();
}
