import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table file (
      file uuid primary key default gen_random_uuid(),
      storage_key text not null unique,
      file_name text not null,
      media_type text not null,
      size integer not null check (size >= 0),
      sha256 text not null,
      purpose text not null check (purpose in ('photo', 'logo', 'assignment', 'message')),
      uploaded_by uuid,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index file_for_message on file (created_at) where purpose = 'message'`.execute(
    db,
  );
}
