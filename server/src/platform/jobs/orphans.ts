import { sql } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { Db } from '../database/tables.ts';

/** So often the end of its process costs a job no try; a job that ends its process is not run forever. */
export const endsForFree = 10;

const message = 'The process ended while it ran.';

/**
 * Gives back jobs of a killed process. The embedded database has one process, so a job that is active
 * when it is opened has no worker, and need not wait until its heartbeat is missed. It runs at once,
 * as if it had not begun: the queue counts a try when it fetches a job that has.
 */
export async function giveBackOrphans(boss: PgBoss, db: Db): Promise<void> {
  const ends = sql<number>`coalesce((output ->> 'process_ended')::int, 0)`;
  await sql`
    update pgboss.job set state = 'retry', started_on = null, heartbeat_on = null,
      output = jsonb_build_object('message', ${message}::text, 'process_ended', ${ends} + 1)
    where state = 'active' and ${ends} < ${endsForFree}
  `.execute(db);
  const { rows } = await sql<{ name: string; ids: string[] }>`
    select name, array_agg(id::text) as ids from pgboss.job where state = 'active' group by name
  `.execute(db);
  for (const { name, ids } of rows) {
    await boss.fail(name, ids, { message, process_ended: endsForFree });
  }
}
