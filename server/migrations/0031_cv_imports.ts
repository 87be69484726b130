import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await origins(db);
  await imports(db);
  await entries(db);
}

/**
 * How the entries of a profile came there. One that still has the revision with which an import or a
 * synchronization left it was not touched since.
 */
async function origins(db: Kysely<unknown>): Promise<void> {
  const origin = sql`add column origin text not null default 'typed'
      check (origin in ('typed', 'imported', 'synced')),
    add column origin_id uuid`;
  await sql`alter table profile_item ${origin},
    add column origin_revision integer,
    add column restorable_until timestamptz`.execute(db);
  await sql`alter table profile_skill ${origin}`.execute(db);
  await sql`alter table profile_role ${origin}`.execute(db);
  await sql`alter table profile
    add column description_origin text not null default 'typed'
      check (description_origin in ('typed', 'imported', 'synced')),
    add column description_origin_id uuid`.execute(db);
  await sql`alter table file drop constraint file_purpose_check`.execute(db);
  await sql`alter table file add constraint file_purpose_check check (purpose in
    ('photo', 'logo', 'assignment', 'message', 'contract', 'cv_import'))`.execute(db);
  await sql`create index file_for_cv_import on file (created_at)
    where purpose = 'cv_import'`.execute(db);
}

async function imports(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table cv_import (
      cv_import uuid primary key default gen_random_uuid(),
      profile uuid not null references profile on delete cascade on update cascade,
      created_by uuid references account on delete set null,
      status text not null default 'pending' check (status in ('pending', 'success', 'failed')),
      error text check (error in ('could_not_read_pdf', 'cv_pdf_too_large')),
      locale text not null check (locale in ('nb', 'sv')),
      review text not null check (review in ('after', 'before')),
      flags jsonb not null,
      file uuid references file on delete set null,
      file_name text not null,
      media_type text not null,
      sha256 text not null,
      seen jsonb not null,
      language text,
      person jsonb,
      not_placed jsonb not null default '[]',
      sections jsonb not null default '{}',
      created_at timestamptz not null,
      updated_at timestamptz not null,
      finished_at timestamptz,
      applied_at timestamptz,
      undone_at timestamptz,
      constraint cv_import_error_of_failed check ((error is not null) = (status = 'failed')),
      constraint cv_import_finished check ((finished_at is null) = (status = 'pending'))
    )`.execute(db);
  await sql`create unique index cv_import_pending on cv_import (profile, sha256)
    where status = 'pending'`.execute(db);
  await sql`create index cv_import_profile on cv_import (profile, created_at desc)`.execute(db);
  await sql`create index cv_import_created_by on cv_import (created_by)`.execute(db);
  await sql`create index cv_import_file on cv_import (file)`.execute(db);
  await sql`create index cv_import_waiting on cv_import (created_at)
    where status = 'pending'`.execute(db);
  await sql`create index cv_import_finished_at on cv_import (finished_at)
    where status = 'success'`.execute(db);
}

/** What was found, in its order, and what became of it. */
async function entries(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table cv_import_entry (
      entry uuid primary key default gen_random_uuid(),
      cv_import uuid not null references cv_import on delete cascade,
      flag text not null,
      position integer not null,
      item jsonb not null,
      terms jsonb not null default '[]',
      certainty text not null check (certainty in ('certain', 'likely', 'unsure')),
      source jsonb not null,
      state text not null default 'found'
        check (state in ('found', 'kept', 'already_there', 'left_out', 'undone')),
      reason text check (reason in
        ('not_asked_for', 'over_the_limit', 'unknown_term', 'field_is_filled')),
      profile_item uuid references profile_item on delete set null,
      item_revision integer,
      unique (cv_import, flag, position)
    )`.execute(db);
  await sql`create index cv_import_entry_profile_item on cv_import_entry (profile_item)`.execute(
    db,
  );
}
