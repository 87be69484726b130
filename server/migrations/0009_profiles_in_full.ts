import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table profile
      add column qa_status text not null default 'not_started'
        check (qa_status in ('not_started', 'in_progress', 'approved', 'rejected')),
      add column discipline text,
      add column requested_activation timestamptz,
      add column passes_activation boolean not null default false,
      add column cvpartner_id text,
      add column cvpartner_sync_enabled boolean not null default false,
      add column cvpartner_updated_at timestamptz,
      add column description_revision integer not null default 0,
      add column facts_revision integer not null default 0,
      add column skills_revision integer not null default 0,
      add column created_at timestamptz not null default now(),
      add constraint profile_asks_or_is_active
        check (requested_activation is null or active_since is null),
      add constraint profile_visible_is_active
        check (not visible_in_search or active_since is not null)`.execute(db);
  // What was active before there was a review counts as having passed it.
  await sql`update profile set qa_status = 'approved', passes_activation = true
    where active_since is not null`.execute(db);
  await sql`create index profile_qa_status on profile (qa_status)`.execute(db);

  await sql`alter table profile_role add column position integer not null default 0`.execute(db);
  await sql`alter table profile_skill add column position integer not null default 0`.execute(db);

  // Entries of every kind: one table, since they differ in which of these they have, not in how
  // they are kept, ordered, saved and taken out.
  await sql`
    create table profile_item (
      item uuid primary key default gen_random_uuid(),
      profile uuid not null references profile on delete cascade,
      kind text not null check (kind in ('project', 'work_experience', 'education', 'course',
        'certification', 'honor', 'presentation', 'publication', 'position_experience', 'language')),
      position integer not null default 0,
      revision integer not null default 0,
      name text not null default '',
      organization_name text not null default '',
      degree text not null default '',
      description text not null default '',
      long_description text not null default '',
      from_year integer check (from_year between 1930 and 2060),
      from_month integer check (from_month between 1 and 12),
      to_year integer check (to_year between 1930 and 2060),
      to_month integer check (to_month between 1 and 12),
      language_locale text,
      spoken_level text check (spoken_level in ('basic', 'intermediate', 'fluent', 'native')),
      written_level text check (written_level in ('basic', 'intermediate', 'fluent', 'native')),
      removed_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint profile_item_ends_after_it_begins check (to_year is null or from_year is null
        or to_year > from_year
        or (to_year = from_year and coalesce(from_month, 1) <= coalesce(to_month, 12)))
    )`.execute(db);
  await sql`create index profile_item_profile on profile_item (profile, kind, position)
    where removed_at is null`.execute(db);
  await sql`create index profile_item_removed on profile_item (removed_at)
    where removed_at is not null`.execute(db);
  await sql`
    create table profile_item_competency (
      item uuid not null references profile_item on delete cascade,
      competency uuid not null references competency,
      position integer not null default 0,
      primary key (item, competency)
    )`.execute(db);
  await sql`create index profile_item_competency_competency on profile_item_competency (competency)`.execute(
    db,
  );

  await sql`
    create table profile_qa (
      profile_qa uuid primary key default gen_random_uuid(),
      profile uuid not null references profile on delete cascade,
      status text not null
        check (status in ('not_started', 'in_progress', 'approved', 'rejected')),
      discipline text,
      created_by uuid references account on delete set null,
      created_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`create index profile_qa_profile on profile_qa (profile, created_at desc)`.execute(db);

  // Terms that consultants add work at once on their own profile, and wait for an admin.
  await sql`
    alter table competency
      add column status text not null default 'active'
        check (status in ('proposed', 'active', 'merged')),
      add column proposed_by uuid references account on delete set null,
      add column created_at timestamptz not null default now()`.execute(db);
  await sql`create unique index competency_proposed_once on competency (type, lower(name_nb))
    where status = 'proposed'`.execute(db);

  await sql`
    create table cooperation_contract (
      contract uuid primary key default gen_random_uuid(),
      organization uuid not null references organization on delete cascade,
      status text not null
        check (status in ('in_progress', 'completed', 'expired', 'recalled', 'declined')),
      document_type text not null
        check (document_type in ('cooperation_norwegian', 'cooperation_english')),
      version integer not null,
      is_compliant boolean not null default false,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index cooperation_contract_organization
    on cooperation_contract (organization)`.execute(db);

  await sql`
    create table availability_reminder (
      profile uuid primary key references profile on delete cascade,
      mailed_at timestamptz not null
    )`.execute(db);

  await sql`
    create table qa_interview_form (
      uuid uuid primary key default gen_random_uuid(),
      account uuid not null references account on delete cascade,
      status text not null default 'draft'
        check (status in ('draft', 'submitted', 'approved', 'declined')),
      form_data jsonb not null,
      revision integer not null default 0,
      archived boolean not null default false,
      submitted_at timestamptz,
      decision_reason text,
      decided_by uuid references account on delete set null,
      decided_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint qa_interview_decided check ((status in ('approved', 'declined')) = (decided_at is not null))
    )`.execute(db);
  // One form at a time: an open one is filled in, not begun anew. Named for what its breach means.
  await sql`create unique index qa_interview_state_does_not_allow on qa_interview_form (account)
    where status in ('draft', 'submitted')`.execute(db);
  await sql`create index qa_interview_form_account on qa_interview_form (account)`.execute(db);
  await sql`create index qa_interview_form_queue
    on qa_interview_form (archived, status, submitted_at)`.execute(db);

  await sql`
    create table ai_job (
      ai_job uuid primary key default gen_random_uuid(),
      type text not null,
      subject uuid not null,
      input_hash text not null,
      inference_status text not null default 'pending'
        check (inference_status in ('pending', 'success', 'failed')),
      answered_by text not null default '',
      prompt_version integer not null,
      output jsonb,
      error text,
      asked_by uuid references account on delete set null,
      tries integer not null default 0,
      tried_at timestamptz,
      created_at timestamptz not null default now(),
      finished_at timestamptz,
      constraint ai_job_finished check ((inference_status = 'pending') = (finished_at is null)),
      constraint ai_job_answered check ((inference_status = 'success') = (output is not null)),
      constraint ai_job_failed check ((inference_status = 'failed') = (error is not null))
    )`.execute(db);
  await sql`create index ai_job_subject on ai_job (type, subject, created_at desc)`.execute(db);
  // The same question for the same input waits once.
  await sql`create unique index ai_job_one_waiting on ai_job (type, subject, input_hash)
    where inference_status = 'pending'`.execute(db);
}
