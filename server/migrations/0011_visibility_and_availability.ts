import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Availability changes for a thousand at once. Remembered is what the other rules say, so that
  // nobody need ask them again because of it. Who was hidden for want of a day alone is found by
  // the look at all active profiles, the night after.
  await sql`alter table profile rename column passes_activation to passes_otherwise`.execute(db);
  await sql`insert into profile_availability (profile) select profile from profile
    on conflict do nothing`.execute(db);
  // Room for the new version of a row beside the old one: no index need hear of it.
  await sql`alter table profile_availability set (fillfactor = 60)`.execute(db);
  await sql`alter table profile set (fillfactor = 80)`.execute(db);
  await sql`alter table profile_search set (fillfactor = 80)`.execute(db);
}
