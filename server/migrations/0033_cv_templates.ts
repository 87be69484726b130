import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table file drop constraint file_purpose_check`.execute(db);
  await sql`alter table file add constraint file_purpose_check check (purpose in
    ('photo', 'logo', 'assignment', 'message', 'contract', 'cv_import', 'cv', 'cv_template'))`.execute(
    db,
  );

  await sql`
    create table cv_template (
      cv_template uuid primary key default gen_random_uuid(),
      organization uuid not null references organization on delete cascade,
      display_name text not null check (char_length(display_name) between 1 and 255),
      file uuid not null references file,
      -- what was found in the file
      found jsonb not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db);
  await sql`create index cv_template_organization on cv_template (organization)`.execute(db);
  await sql`create unique index cv_template_file on cv_template (file)`.execute(db);
}
