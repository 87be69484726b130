import { sql, type Kysely } from 'kysely';

/**
 * Room beside each row for its next state: who comes into sight or leaves it changes one column, and
 * without room on the page every word of the row would be put into the indexes anew. Rows that are
 * there already find room as they are changed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table profile_search set (fillfactor = 50)`.execute(db);
}
