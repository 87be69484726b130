import { sql, type Kysely } from 'kysely';
import type { Tables } from '../src/platform/database/tables.ts';
import { makeVectorTable } from '../src/search/meaning/vector-table.ts';

export async function up(db: Kysely<Tables>): Promise<void> {
  // Vectors of one version can be compared, since one model made them with the same corpus stats. A new
  // version is built beside the one in use, and replaces it when it is complete.
  await sql`
    create table embedding_version (
      version integer generated always as identity primary key,
      model text not null,
      dimensions integer not null check (dimensions between 1 and 4000),
      state text not null default 'building' check (state in ('building', 'current', 'old')),
      learnt bytea not null,
      begun_at timestamptz not null default now(),
      begun_by uuid references account on delete set null,
      completed_at timestamptz,
      constraint embedding_version_completed check (state = 'building' or completed_at is not null)
    )`.execute(db);
  await sql`create unique index embedding_version_one_of_each on embedding_version (state)
    where state <> 'old'`.execute(db);

  // The profiles that were embedded, with their last change then; those that changed since are due.
  await sql`
    create table embedded_profile (
      version integer not null references embedding_version on delete cascade,
      profile uuid not null references profile on delete cascade,
      profile_updated_at timestamptz not null,
      primary key (version, profile)
    )`.execute(db);
  await sql`create index embedded_profile_profile on embedded_profile (profile)`.execute(db);

  await makeVectorTable(db);
}
