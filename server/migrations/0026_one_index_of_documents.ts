import { sql, type Kysely } from 'kysely';

/**
 * Words, skills, roles and regions are asked for together: where one index has them all, who answers
 * one and not the other is left out before their documents are read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index profile_search_words, profile_search_skills, profile_search_roles`.execute(
    db,
  );
  await sql`create index profile_search_asked on profile_search
    using gin (words, skills, roles, regions)`.execute(db);
}
