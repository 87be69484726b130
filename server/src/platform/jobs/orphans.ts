import { sql } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { Db } from '../database/tables.ts';

/**
 * Nobody else works on the embedded database: what runs when it is opened was left behind by a
 * process that was killed, and need not wait until its heartbeat is missed.
 */
export async function giveBackOrphans(boss: PgBoss, db: Db): Promise<void> {
  const { rows } = await sql<{ name: string; ids: string[] }>`
    select name, array_agg(id::text) as ids from pgboss.job where state = 'active' group by name
  `.execute(db);
  for (const { name, ids } of rows) {
    await boss.fail(name, ids, { message: 'The process ended while it ran.' });
  }
}
