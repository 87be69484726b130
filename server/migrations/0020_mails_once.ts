import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Each mail of a search with whom it tells of, the best first.
  await sql`
    create table search_alert (
      alert uuid primary key default gen_random_uuid(),
      saved_search uuid not null references saved_search on delete cascade,
      profiles uuid[] not null,
      queued_at timestamptz not null,
      sent_at timestamptz
    )`.execute(db);
  await sql`create index search_alert_search on search_alert
    (saved_search)`.execute(db);
  // A mail about the unread is claimed by the moment at which it is sent.
  await sql`alter table thread_participant drop column mail_claimed_at`.execute(db);
  // Of the vectors that it asked last; null where it went by words alone, as all did until now.
  await sql`alter table saved_search add column vector_version integer`.execute(db);
}
