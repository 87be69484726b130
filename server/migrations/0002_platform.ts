import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Audit log, activity feed and outbox in one: written in the transaction that it tells about.
  await sql`
    create table event (
      event uuid primary key default gen_random_uuid(),
      kind text not null,
      acting_account uuid references account on delete set null,
      assignment uuid,
      metadata jsonb not null default '{}',
      trace_id text,
      -- told by the app, which only it could see; the server wrote the others by itself
      reported boolean not null default false,
      created_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`create index event_assignment on event (assignment, kind, created_at desc)
    where assignment is not null and not reported`.execute(db);
  await sql`create index event_account on event (acting_account, created_at desc)`.execute(db);

  await sql`
    create table idempotency_key (
      account uuid not null references account on delete cascade,
      key text not null check (length(key) between 1 and 255),
      request_hash text not null,
      status integer,
      answer text,
      created_at timestamptz not null default now(),
      primary key (account, key)
    )`.execute(db);
  await sql`create index idempotency_key_created on idempotency_key (created_at)`.execute(db);
}
