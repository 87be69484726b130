import { sql, type Kysely } from 'kysely';

/** Who is not available stays visible: what the rules decide is all that visibility is made of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table profile_availability drop column visible_in_search`.execute(db);
  await sql`alter table profile_availability
    rename column seen_when_available to visible_in_search`.execute(db);
}
