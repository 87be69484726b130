import { sql, type Kysely } from 'kysely';

/**
 * Whether somebody has answered an assignment is asked on every page of it, and of whole lists: the
 * indexes of who answered say for which assignments, so that no row need be read for it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const who of ['account', 'sent_by']) {
    const index = sql.ref(`assignment_interest_${who}`);
    await sql`drop index ${index}`.execute(db);
    await sql`create index ${index} on assignment_interest (${sql.ref(who)}, assignment)`.execute(
      db,
    );
  }
}
