import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table thread (
      thread uuid primary key default gen_random_uuid(),
      kind text not null check (kind in ('interest', 'direct', 'hire_request', 'support')),
      assignment uuid references assignment on delete set null,
      created_by uuid references account on delete set null,
      created_at timestamptz not null default clock_timestamp(),
      last_message_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  // Also answers when an assignment was last written about: max(last_message_at) of its threads.
  await sql`create index thread_assignment on thread (assignment, last_message_at desc)`.execute(
    db,
  );
  await sql`create index thread_last_message on thread (last_message_at)`.execute(db);

  // last_read_at is the created_at of the newest message seen; mailed_at silences further mails,
  // mail_claimed_at keeps two jobs from mailing the same. is_subject: the thread is about them.
  await sql`
    create table thread_participant (
      thread uuid not null references thread on delete cascade,
      account uuid not null references account on delete cascade,
      joined_at timestamptz not null default now(),
      is_subject boolean not null default false,
      last_read_at timestamptz,
      mail_claimed_at timestamptz,
      mailed_at timestamptz,
      primary key (thread, account)
    )`.execute(db);
  await sql`create index thread_participant_account on thread_participant (account)`.execute(db);

  await sql`
    create table message (
      message uuid primary key default gen_random_uuid(),
      thread uuid not null references thread on delete cascade,
      sender uuid references account on delete set null,
      content text not null,
      created_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`create unique index message_thread on message (thread, created_at desc)`.execute(db);
  await sql`create index message_content_trgm on message using gin (content gin_trgm_ops)`.execute(
    db,
  );

  await sql`
    create table message_attachment (
      message uuid not null references message on delete cascade,
      file uuid not null unique references file,
      position integer not null,
      primary key (message, file)
    )`.execute(db);
  await sql`create index file_for_message on file (created_at) where purpose = 'message'`.execute(
    db,
  );

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
  await sql`create index assignment_interest_account on assignment_interest (account)`.execute(db);
  await sql`create index assignment_interest_sent_by on assignment_interest (sent_by)`.execute(db);
  await sql`create index assignment_interest_thread on assignment_interest (thread)`.execute(db);
}
