import { sql } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { Db } from '../database/tables.ts';

/**
 * Gives back jobs of a killed process. The embedded database has one process, so a job that is active
 * when it is opened has no worker, and need not wait until its heartbeat is missed.
 */
export async function giveBackOrphans(boss: PgBoss, db: Db): Promise<void> {
  const { rows } = await sql<{ name: string; ids: string[] }>`
    select name, array_agg(id::text) as ids from pgboss.job where state = 'active' group by name
  `.execute(db);
  for (const { name, ids } of rows) {
    await boss.fail(name, ids, { message: 'The process ended while it ran.' });
  }
}
