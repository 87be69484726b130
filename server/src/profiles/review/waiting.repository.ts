import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/database/tables.ts';

interface Waiting {
  count: number;
  since: Date | null;
}

async function findWaiting(db: Db, from: RawBuilder<unknown>): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*)::int as count, min(one.since) as since from (${from}) as one`.execute(db);
  return rows[0] ?? { count: 0, since: null };
}

/** Profiles that wait for a review. */
export const findReviews = (db: Db): Promise<Waiting> =>
  findWaiting(
    db,
    sql`select (select max(q.created_at) from profile_qa as q where q.profile = p.profile) as since
      from profile as p where p.qa_status = 'in_progress'`,
  );

/** Consultants who have requested activation. */
export const findActivationRequests = (db: Db): Promise<Waiting> =>
  findWaiting(
    db,
    sql`select requested_activation as since from profile where requested_activation is not null`,
  );
