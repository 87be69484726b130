import { sql, type Kysely } from 'kysely';

/** Unavailable consultants stay visible, since visibility depends on the rules alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table profile_availability drop column visible_in_search`.execute(db);
  await sql`alter table profile_availability
    rename column seen_when_available to visible_in_search`.execute(db);
}
