import { sql, type Kysely } from 'kysely';

/** Companies may ask their consultants before they put them forward. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table organization
    add column requires_presentation_consent boolean not null default false`.execute(db);
  await sql`
    create table presentation_consent (
      presentation_consent uuid primary key default gen_random_uuid(),
      assignment uuid not null references assignment on delete cascade,
      account uuid not null references account on delete cascade,
      state text not null default 'asked'
        check (state in ('asked', 'given', 'refused', 'overdue')),
      asked_by uuid references account on delete set null,
      message text not null default '',
      deadline timestamptz not null,
      asked_at timestamptz not null,
      answered_at timestamptz,
      unique (assignment, account)
    )`.execute(db);
  await sql`create index presentation_consent_account on presentation_consent (account)`.execute(
    db,
  );
  await sql`create index presentation_consent_asked_by on presentation_consent (asked_by)`.execute(
    db,
  );
  await sql`create index presentation_consent_deadline on presentation_consent (deadline)
    where state = 'asked'`.execute(db);
}
