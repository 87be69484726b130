import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table file drop constraint file_purpose_check`.execute(db);
  await sql`alter table file add constraint file_purpose_check check (purpose in
    ('photo', 'logo', 'assignment', 'message', 'contract', 'cv_import', 'cv', 'cv_template',
      'opportunity'))`.execute(db);
  await opportunities(db);
  await contexts(db);
  await criteria(db);
}

/** Nobody's company: Torg's own. `own_of`: the need of that assignment, which no list shows. */
async function opportunities(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table opportunity (
      opportunity uuid primary key default gen_random_uuid(),
      opportunity_name text not null check (char_length(opportunity_name) between 1 and 120),
      folded_name text not null generated always as (public.folded(opportunity_name)) stored,
      organization uuid references organization on delete cascade,
      created_by uuid references account on delete set null,
      archived boolean not null default false,
      revision integer not null default 0,
      locale text not null check (locale in ('nb', 'sv', 'en')),
      structured jsonb,
      made_assignment uuid unique references assignment on delete set null,
      own_of uuid unique references assignment on delete cascade,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      constraint opportunity_made_or_own check (made_assignment is null or own_of is null)
    )`.execute(db);
  await sql`create index opportunity_listed on opportunity
    (organization, archived, created_at desc, opportunity) where own_of is null`.execute(db);
  await sql`create index opportunity_all_listed on opportunity
    (archived, created_at desc, opportunity) where own_of is null`.execute(db);
  await sql`create index opportunity_folded_name on opportunity
    using gin (folded_name public.gin_trgm_ops)`.execute(db);
  await sql`create index opportunity_created_by on opportunity (created_by)`.execute(db);
}

async function contexts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table opportunity_context (
      context_id uuid primary key default gen_random_uuid(),
      opportunity uuid not null references opportunity on delete cascade,
      position integer not null,
      content text,
      file uuid references file,
      text_status text check (text_status in ('pending', 'success', 'failed')),
      text_failure text check (text_failure in
        ('encrypted', 'scanned', 'damaged', 'too_many_pages', 'too_large', 'infected')),
      text text,
      created_at timestamptz not null,
      created_by uuid references account on delete set null,
      constraint opportunity_context_is_text_or_file check ((content is null) = (file is not null)),
      constraint opportunity_context_status_of_file
        check ((file is null) = (text_status is null)),
      constraint opportunity_context_failed
        check ((text_failure is not null) = coalesce(text_status = 'failed', false)),
      constraint opportunity_context_read
        check ((text is not null) = coalesce(text_status = 'success', false))
    )`.execute(db);
  await sql`create index opportunity_context_of
    on opportunity_context (opportunity, position, context_id)`.execute(db);
  await sql`create index opportunity_context_file on opportunity_context (file)`.execute(db);
  await sql`create index opportunity_context_created_by
    on opportunity_context (created_by)`.execute(db);
  await sql`create index opportunity_context_waiting on opportunity_context (created_at)
    where text_status = 'pending'`.execute(db);
}

/** The criteria as they stand: suggested by a job, or approved by a person. */
async function criteria(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table opportunity_criteria (
      opportunity uuid primary key references opportunity on delete cascade,
      criteria jsonb not null,
      version integer not null default 0,
      revision integer not null default 0,
      approved_by uuid references account on delete set null,
      approved_at timestamptz,
      constraint opportunity_criteria_approved check (version > 0 or approved_at is null)
    )`.execute(db);
  await sql`create index opportunity_criteria_approved_by
    on opportunity_criteria (approved_by)`.execute(db);
}
