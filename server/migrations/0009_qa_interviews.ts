import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
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
      constraint qa_interview_decided
        check ((status in ('approved', 'declined')) = (decided_at is not null))
    )`.execute(db);
  // A consultant has one open form at a time. The index is named after the error.
  await sql`create unique index qa_interview_state_does_not_allow on qa_interview_form (account)
    where status in ('draft', 'submitted')`.execute(db);
  await sql`create index qa_interview_form_account on qa_interview_form (account)`.execute(db);
  await sql`create index qa_interview_form_queue
    on qa_interview_form (archived, status, submitted_at)`.execute(db);
  await aiJobs(db);
}

async function aiJobs(db: Kysely<unknown>): Promise<void> {
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
  // The same question about the same input waits only once.
  await sql`create unique index ai_job_one_waiting on ai_job (type, subject, input_hash)
    where inference_status = 'pending'`.execute(db);
}
