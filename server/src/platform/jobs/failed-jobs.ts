import { sql } from 'kysely';
import type { Db, Tx } from '../database/tables.ts';
import type { Envelope } from './job-queue.ts';

export interface FailedJobRow {
  id: string;
  /** the name of the job and of its queue */
  job: string;
  started_at: Date;
  failed_at: Date;
  tries: number;
  reason: string | null;
  trace_id: string | null;
}

const dead = sql`d.name like '%-dead' and d.state = 'created'`;
const job = sql`coalesce(d.source_name, left(d.name, -5))`;

/** The jobs in the dead-letter queues, the latest first. */
export async function listFailedJobs(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<FailedJobRow[]> {
  const { rows } = await sql<FailedJobRow>`
    select d.id, ${job} as job, coalesce(d.source_created_on, d.created_on) as started_at,
      d.created_on as failed_at, coalesce(d.source_retry_count, 0) + 1 as tries,
      coalesce(d.source_output ->> 'message', d.source_output -> 'value' ->> 'message') as reason,
      d.data ->> 'traceId' as trace_id
    from pgboss.job as d where ${dead}
    order by d.created_on desc, d.id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countFailedJobs(db: Db): Promise<{ count: number; since: Date | null }> {
  const { rows } = await sql<{ count: number; since: Date | null }>`
    select count(*)::int as count, min(d.created_on) as since
    from pgboss.job as d where ${dead}`.execute(db);
  return rows[0] ?? { count: 0, since: null };
}

/** Takes the job out of its dead-letter queue; of two who do so at once, one gets it. */
export async function takeFailedJob(
  tx: Tx,
  id: string,
): Promise<{ job: string; data: Envelope } | undefined> {
  const { rows } = await sql<{ job: string; data: Envelope }>`
    delete from pgboss.job as d where d.id = ${id} and ${dead}
    returning ${job} as job, d.data`.execute(tx);
  return rows[0];
}
