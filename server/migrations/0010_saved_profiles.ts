import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The default list has no title of its own; a removed list can be restored for a day.
  await sql`
    create table saved_list (
      saved_list uuid primary key default gen_random_uuid(),
      account uuid not null references account on delete cascade,
      title text not null default '',
      is_default boolean not null default false,
      created_at timestamptz not null default clock_timestamp(),
      removed_at timestamptz,
      check (is_default = (title = '')),
      check (removed_at is null or not is_default)
    )`.execute(db);
  await sql`create unique index one_default_saved_list on saved_list (account)
    where is_default`.execute(db);
  await sql`create unique index saved_list_title_is_taken
    on saved_list (account, public.folded(title)) where removed_at is null`.execute(db);

  // The account's own note about a person, in whatever lists they are. It outlives the profile.
  // left_lists: the lists to restore when the removal of a saved profile is undone.
  await sql`
    create table saved_profile (
      account uuid not null references account on delete cascade,
      profile uuid not null references account on delete cascade,
      note text not null default '',
      revision integer not null default 0,
      saved_at timestamptz not null,
      changed_at timestamptz not null,
      left_lists uuid[] not null default '{}',
      primary key (account, profile)
    )`.execute(db);
  await sql`create index saved_profile_profile on saved_profile (profile)`.execute(db);

  await sql`
    create table saved_list_profile (
      saved_list uuid not null references saved_list on delete cascade,
      account uuid not null,
      profile uuid not null,
      added_at timestamptz not null,
      primary key (saved_list, profile),
      foreign key (account, profile) references saved_profile on delete cascade
    )`.execute(db);
  await sql`create index saved_list_profile_profile
    on saved_list_profile (account, profile)`.execute(db);
}
