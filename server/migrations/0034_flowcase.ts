import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await companies(db);
  await links(db);
  await snapshots(db);
  await imports(db);
  await deletions(db);
}

/** The key is encrypted for one subdomain, and counts only there. */
async function companies(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table flowcase_company (
      organization uuid primary key references organization on delete cascade on update cascade,
      sealed_key text,
      key_subdomain text,
      saved_by uuid references account on delete set null,
      synced_at timestamptz,
      constraint flowcase_key_of_subdomain check ((sealed_key is null) = (key_subdomain is null))
    )`.execute(db);
  await sql`create index flowcase_company_saved_by on flowcase_company (saved_by)`.execute(db);
  await sql`
    create table flowcase_sync (
      flowcase_sync uuid primary key default gen_random_uuid(),
      organization uuid not null references flowcase_company on delete cascade on update cascade,
      job uuid not null,
      status text not null default 'running' check (status in ('running', 'success', 'failed')),
      failure text,
      started_by uuid references account on delete set null,
      started_at timestamptz not null,
      seen_at timestamptz not null,
      finished_at timestamptz,
      read integer not null default 0,
      changed integer not null default 0,
      failed integer not null default 0,
      constraint flowcase_sync_finished check ((finished_at is null) = (status = 'running')),
      constraint flowcase_sync_failure check ((failure is not null) = (status = 'failed'))
    )`.execute(db);
  // One at a time, whoever starts them.
  await sql`create unique index flowcase_sync_running on flowcase_sync (organization)
    where status = 'running'`.execute(db);
  await sql`create index flowcase_sync_latest on flowcase_sync (organization, started_at desc)`.execute(
    db,
  );
  await sql`create index flowcase_sync_started_by on flowcase_sync (started_by)`.execute(db);
}

async function links(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table flowcase_link (
      flowcase_link uuid primary key default gen_random_uuid(),
      organization uuid not null references flowcase_company on delete cascade on update cascade,
      profile uuid not null references profile on delete cascade on update cascade,
      user_id text not null,
      name text not null,
      sync_enabled boolean not null default true,
      qa_discipline text check (qa_discipline in ('technology', 'design',
        'project_and_test_management', 'management_consulting', 'security')),
      created_by uuid references account on delete set null,
      -- name, title, phone and first day of work as Flowcase had them last
      facts jsonb,
      picture text,
      picture_file uuid references file on delete set null,
      cv_updated_at timestamptz,
      synced_at timestamptz,
      failure text,
      created_at timestamptz not null,
      constraint flowcase_user_is_linked unique (organization, user_id),
      constraint flowcase_profile_is_linked unique (profile)
    )`.execute(db);
  await sql`create index flowcase_link_created_by on flowcase_link (created_by)`.execute(db);
  await sql`create index flowcase_link_picture_file on flowcase_link (picture_file)`.execute(db);
  await sql`create index flowcase_link_waiting on flowcase_link (flowcase_link)
    where qa_discipline is not null`.execute(db);
}

/** What Flowcase had when it was last read, and what both sides have changed since. */
async function snapshots(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table flowcase_entry (
      flowcase_link uuid not null references flowcase_link on delete cascade,
      flag text not null,
      source text not null,
      item jsonb not null,
      profile_item uuid references profile_item on delete set null,
      primary key (flowcase_link, flag, source)
    )`.execute(db);
  await sql`create index flowcase_entry_profile_item on flowcase_entry (profile_item)`.execute(db);
  await sql`
    create table flowcase_conflict (
      flowcase_conflict uuid primary key default gen_random_uuid(),
      flowcase_link uuid not null references flowcase_link on delete cascade,
      part text not null,
      source text not null,
      field text not null,
      entry_name text,
      profile_item uuid references profile_item on delete set null,
      revision integer not null default 0,
      base jsonb not null,
      theirs jsonb not null,
      found_at timestamptz not null,
      unique (flowcase_link, part, source, field)
    )`.execute(db);
  await sql`create index flowcase_conflict_profile_item on flowcase_conflict (profile_item)`.execute(
    db,
  );
}

async function imports(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table flowcase_import (
      flowcase_import uuid primary key default gen_random_uuid(),
      organization uuid not null references flowcase_company on delete cascade on update cascade,
      created_by uuid references account on delete set null,
      created_at timestamptz not null,
      finished_at timestamptz
    )`.execute(db);
  await sql`create index flowcase_import_of on flowcase_import (organization, created_at desc)`.execute(
    db,
  );
  await sql`create index flowcase_import_created_by on flowcase_import (created_by)`.execute(db);
  await sql`create index flowcase_import_pending on flowcase_import (created_at)
    where finished_at is null`.execute(db);
  await sql`
    create table flowcase_import_row (
      flowcase_import uuid not null references flowcase_import on delete cascade,
      position integer not null,
      user_id text not null,
      cv text,
      name text not null,
      email text,
      is_deactivated boolean not null default false,
      qa_discipline text not null,
      status text not null default 'pending'
        check (status in ('pending', 'imported', 'linked', 'failed')),
      error text,
      profile uuid references profile on delete set null on update cascade,
      review text check (review in ('sent', 'waits_for_rules', 'approved', 'none')),
      primary key (flowcase_import, position),
      unique (flowcase_import, user_id),
      constraint flowcase_import_row_error check ((error is not null) = (status = 'failed'))
    )`.execute(db);
  await sql`create index flowcase_import_row_profile on flowcase_import_row (profile)`.execute(db);
}

/** The receipts, which stay. */
async function deletions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table flowcase_deletion (
      flowcase_deletion uuid primary key default gen_random_uuid(),
      organization uuid references organization on delete set null on update cascade,
      name text not null,
      deleted_by uuid references account on delete set null,
      deleted_at timestamptz not null,
      remove_touched boolean not null,
      removed jsonb not null
    )`.execute(db);
  await sql`create index flowcase_deletion_organization on flowcase_deletion (organization)`.execute(
    db,
  );
  await sql`create index flowcase_deletion_deleted_by on flowcase_deletion (deleted_by)`.execute(
    db,
  );
}
