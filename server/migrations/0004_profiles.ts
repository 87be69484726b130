import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table profile (
      profile uuid primary key references account on delete cascade,
      description text not null default '',
      experience_since date,
      remote_work_ok boolean not null default false,
      active_since timestamptz,
      visible_in_search boolean not null default false,
      updated_at timestamptz not null default now()
    )`.execute(db);

  // Narrow on purpose: a thousand of these change at once, and the wide row need not be rewritten.
  await sql`
    create table profile_availability (
      profile uuid primary key references profile on delete cascade,
      availability date,
      availability_updated timestamptz not null default now()
    )`.execute(db);

  await sql`
    create table profile_role (
      profile uuid not null references profile on delete cascade,
      competency uuid not null references competency,
      emphasize boolean not null default false,
      primary key (profile, competency)
    )`.execute(db);
  await sql`
    create table profile_skill (
      profile uuid not null references profile on delete cascade,
      competency uuid not null references competency,
      expert boolean not null default false,
      primary key (profile, competency)
    )`.execute(db);
  await sql`
    create table profile_region (
      profile uuid not null references profile on delete cascade,
      region uuid not null references region,
      primary key (profile, region)
    )`.execute(db);

  // What matching asks of a profile, kept by the transaction that changes the profile.
  await sql`
    create table profile_search (
      profile uuid primary key references profile on delete cascade,
      visible boolean not null,
      remote_work_ok boolean not null,
      roles uuid[] not null,
      skills uuid[] not null,
      regions uuid[] not null
    )`.execute(db);
  await sql`create index profile_search_roles on profile_search using gin (roles)`.execute(db);
  await sql`create index profile_search_skills on profile_search using gin (skills)`.execute(db);
}
