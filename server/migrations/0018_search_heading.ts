import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Name, title, skills and roles alone. It is short and lies in the row itself: whether a word
  // stands there is seen without reading the whole document.
  await sql`
    alter table profile_search add column heading tsvector
      generated always as (ts_filter(words, '{a}')) stored,
      alter column heading set storage main`.execute(db);
}
