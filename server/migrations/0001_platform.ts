import { sql, type Kysely } from 'kysely';

/** Letters and their folded forms; the app folds in the same way (`protocol/src/fold.ts`). */
const accented = 'ÀÁÂÃÄÅàáâãäåÇçÈÉÊËèéêëÌÍÎÏìíîïÑñÒÓÔÕÖØòóôõöøÙÚÛÜùúûüÝýÿ';
const plain = 'aaaaaaaaaaaacceeeeeeeeiiiiiiiinnoooooooooooouuuuuuuuyyy';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);
  await folding(db);
  await events(db);
  await idempotencyKeys(db);
}

/** The functions name their schema, since the search path is empty while a dump is restored. */
async function folding(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function folded(words text) returns text language sql immutable parallel safe strict
    as ${sql.lit(`select lower(translate(replace(replace(words, 'æ', 'ae'), 'Æ', 'ae'), '${accented}', '${plain}'))`)}`.execute(
    db,
  );
  await sql`
    create function folded_all(words text[]) returns text[] language sql immutable parallel safe
    as 'select array(select public.folded(one) from unnest(words) as one)'`.execute(db);
  await sql`
    create function folded_text(words text[]) returns text language sql immutable parallel safe
    as 'select string_agg(public.folded(one), '' | '') from unnest(words) as one'`.execute(db);
}

/**
 * Audit log, activity feed and outbox in one, written in the transaction of the change. The domains that
 * own the referenced tables add its foreign keys.
 */
async function events(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table event (
      event uuid primary key default gen_random_uuid(),
      kind text not null,
      acting_account uuid,
      assignment uuid,
      metadata jsonb not null default '{}',
      trace_id text,
      -- reported by the app; all other events are the server's own
      reported boolean not null default false,
      created_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`create index event_assignment on event (assignment, kind, created_at desc)
    where assignment is not null and not reported`.execute(db);
  await sql`create index event_account on event (acting_account, created_at desc)`.execute(db);
  // For the history of an object: changes by the ids of all objects that they concern.
  await sql`create index event_recorded_change on event
    using gin ((metadata -> 'objects') jsonb_path_ops) where kind = 'recorded_change'`.execute(db);
  await sql`create index event_search_without_hits on event (created_at)
    where kind = 'performed_search' and metadata ->> 'total' = '0'`.execute(db);
}

async function idempotencyKeys(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table idempotency_key (
      account uuid not null,
      key text not null check (length(key) between 1 and 255),
      request_hash text not null,
      status integer,
      answer text,
      created_at timestamptz not null default now(),
      primary key (account, key)
    )`.execute(db);
  await sql`create index idempotency_key_created on idempotency_key (created_at)`.execute(db);
}
