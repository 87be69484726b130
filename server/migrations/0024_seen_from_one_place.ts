import { sql, type Kysely } from 'kysely';

/**
 * Who is seen stood twice, in the profile and in its search document, and both wide rows were
 * written whenever availability came or went. It is kept once now, beside availability, where the
 * database itself makes it of the two things that it depends on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table profile_availability
      add column seen_when_available boolean not null default false,
      add column visible_in_search boolean not null
        generated always as (seen_when_available and availability is not null) stored`.execute(db);
  await sql`
    update profile_availability as v set seen_when_available = true
    from profile as p join account as x on x.account = p.profile
    where p.profile = v.profile and p.active_since is not null and p.passes_otherwise
      and x.verified`.execute(db);
  await sql`alter table profile drop column visible_in_search`.execute(db);
  await sql`alter table profile_search drop column visible, set (fillfactor = 80)`.execute(db);
}
