import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await threads(db);
  await messages(db);
}

async function threads(db: Kysely<unknown>): Promise<void> {
  // number: how people refer to a thread.
  await sql`create sequence thread_number`.execute(db);
  await sql`
    create table thread (
      thread uuid primary key default gen_random_uuid(),
      number integer not null default nextval('public.thread_number'),
      kind text not null check (kind in ('interest', 'direct', 'hire_request', 'support')),
      assignment uuid references assignment on delete set null,
      created_by uuid references account on delete set null,
      created_at timestamptz not null default clock_timestamp(),
      last_message_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`alter sequence thread_number owned by thread.number`.execute(db);
  // Also for the time of the last message about an assignment: max(last_message_at) of its threads.
  await sql`create index thread_assignment
    on thread (assignment, last_message_at desc)`.execute(db);
  await sql`create index thread_last_message on thread (last_message_at)`.execute(db);

  // last_read_at: the created_at of the newest message that was read. mailed_at: when the mail about
  // unread messages was sent, which claims it. is_subject: the thread is about this account.
  await sql`
    create table thread_participant (
      thread uuid not null references thread on delete cascade,
      account uuid not null references account on delete cascade,
      joined_at timestamptz not null default now(),
      is_subject boolean not null default false,
      last_read_at timestamptz,
      mailed_at timestamptz,
      primary key (thread, account)
    )`.execute(db);
  await sql`create index thread_participant_account on thread_participant (account)`.execute(db);
}

async function messages(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table message (
      message uuid primary key default gen_random_uuid(),
      thread uuid not null references thread on delete cascade,
      sender uuid references account on delete set null,
      content text not null,
      created_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`create unique index message_thread on message (thread, created_at desc)`.execute(db);
  await sql`create index message_folded_content on message
    using gin (public.folded(content) public.gin_trgm_ops)`.execute(db);
  await sql`
    create table message_attachment (
      message uuid not null references message on delete cascade,
      file uuid not null unique references file,
      position integer not null,
      primary key (message, file)
    )`.execute(db);
}
