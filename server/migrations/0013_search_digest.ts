import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Of the texts that the words were read from: where they are the same, the words are, too.
  await sql`alter table profile_search add column read_from text`.execute(db);
}
