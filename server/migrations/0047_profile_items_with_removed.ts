import { sql, type Kysely } from 'kysely';

/**
 * With the removed entries, which also have a place, count in the limit and are restored to it: without
 * them, whoever added an entry read those of everybody.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index profile_item_profile`.execute(db);
  await sql`create index profile_item_profile on profile_item (profile, kind, position)`.execute(
    db,
  );
}
