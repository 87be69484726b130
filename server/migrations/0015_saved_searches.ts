import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // audience: which of the two searches it is. alerted_on: the day of the last daily or weekly alert.
  // vector_version: of the vectors that it used last; null if it used words alone.
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
      vector_version integer,
      removed_at timestamptz
    )`.execute(db);
  await sql`create unique index search_is_saved_already on saved_search
    (account, audience, md5(body::text)) where removed_at is null`.execute(db);
  await sql`create index saved_search_notify on saved_search (notify, saved_search)
    where removed_at is null and notify <> 'never'`.execute(db);

  // Everybody whom a search has ever found, once, so that nobody is mailed a second time.
  // is_known: found before alerts began, and therefore never mailed.
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

  // Each mail of a search with its profiles, the best first.
  await sql`
    create table search_alert (
      alert uuid primary key default gen_random_uuid(),
      saved_search uuid not null references saved_search on delete cascade,
      profiles uuid[] not null,
      queued_at timestamptz not null,
      sent_at timestamptz
    )`.execute(db);
  await sql`create index search_alert_search on search_alert (saved_search)`.execute(db);
}
