import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table assignment_interest (
      assignment_interest uuid primary key default gen_random_uuid(),
      assignment uuid not null references assignment on delete cascade,
      account uuid not null references account on delete cascade,
      thread uuid not null references thread on delete cascade,
      sent_by uuid references account on delete set null,
      comment text not null default '',
      created_at timestamptz not null default now(),
      constraint interest_message_already_sent unique (assignment, account)
    )`.execute(db);
  // Every page of an assignment, and whole lists, look up whether somebody has answered it. The indexes
  // include the assignment, so that this reads no rows.
  await sql`create index assignment_interest_account
    on assignment_interest (account, assignment)`.execute(db);
  await sql`create index assignment_interest_sent_by
    on assignment_interest (sent_by, assignment)`.execute(db);
  await sql`create index assignment_interest_thread on assignment_interest (thread)`.execute(db);
}
