import { sql, type Kysely } from 'kysely';

async function makeSavedProfiles(db: Kysely<unknown>): Promise<void> {
  // The default list has no title of its own; one that was removed can be had back for a day.
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
  await sql`create unique index saved_list_title_is_taken on saved_list (account, folded(title))
    where removed_at is null`.execute(db);

  // The note is the account's own about the person, in whatever lists they are. It outlives the
  // profile. left_lists: where to put it back when one thinks better of having let go of it.
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
  await sql`create index saved_list_profile_profile on saved_list_profile
    (account, profile)`.execute(db);
}

async function makeSavedSearches(db: Kysely<unknown>): Promise<void> {
  // audience: which of the two searches it is. alerted_on: the day of the last daily or weekly look.
  await sql`
    create table saved_search (
      saved_search uuid primary key default gen_random_uuid(),
      account uuid not null references account on delete cascade,
      audience text not null check (audience in ('client', 'admin')),
      title text not null,
      body jsonb not null,
      notify text not null check (notify in ('never', 'instant', 'daily', 'weekly')),
      created_at timestamptz not null,
      opened_at timestamptz,
      looked_at timestamptz not null,
      alerted_on date,
      removed_at timestamptz
    )`.execute(db);
  await sql`create unique index search_is_saved_already on saved_search
    (account, audience, md5(body::text)) where removed_at is null`.execute(db);
  await sql`create index saved_search_notify on saved_search (notify, saved_search)
    where removed_at is null and notify <> 'never'`.execute(db);

  // Everybody whom a search has ever found, once: of those, nobody is mailed a second time.
  // is_known: fitted when alerts began, and is never mailed.
  await sql`
    create table saved_search_hit (
      saved_search uuid not null references saved_search on delete cascade,
      profile uuid not null references profile on delete cascade,
      found_at timestamptz not null,
      is_known boolean not null default false,
      seen_at timestamptz,
      mailed_at timestamptz,
      primary key (saved_search, profile)
    )`.execute(db);
  await sql`create index saved_search_hit_profile on saved_search_hit (profile)`.execute(db);
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await makeSavedProfiles(db);
  await makeSavedSearches(db);
}
