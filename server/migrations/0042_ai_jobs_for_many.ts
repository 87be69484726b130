import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table ai_job
      -- whose question it is; null: Torg's own
      add column asked_for uuid references organization on delete set null,
      -- decides the order in which a model sees what it compares
      add column seed integer not null default 0,
      -- its input and output went with what it was about
      add column emptied_at timestamptz`.execute(db);
  await sql`update ai_job as j set asked_for = o.organization
    from opportunity as o where o.opportunity = j.subject`.execute(db);
  await sql`create index ai_job_asked_for on ai_job (asked_for)`.execute(db);
  await sql`alter table ai_job drop constraint ai_job_reason,
    add constraint ai_job_reason check (error in ('timed_out', 'unreachable', 'busy', 'refused',
      'not_an_answer', 'cut_off', 'declined', 'lost', 'gone', 'cancelled'))`.execute(db);
  // Who looked at an answer, by its job.
  await sql`create index event_looked_at_ai_answers on event using gin ((metadata -> 'ai_jobs'))
    where kind = 'looked_at_ai_answers'`.execute(db);
  await runs(db);
  await days(db);
}

/** A question that is asked in several orders has its answers so far, until it has them all. */
async function runs(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ai_job_run (
      ai_job uuid not null references ai_job on delete cascade,
      run smallint not null check (run >= 0),
      -- equal for the same data in the same order
      input_hash text not null,
      output jsonb not null,
      primary key (ai_job, run)
    )`.execute(db);
}

/** How many questions to a model somebody has asked for an organization on a day. */
async function days(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ai_day (
      organization uuid references organization on delete cascade,
      day date not null,
      questions integer not null check (questions > 0)
    )`.execute(db);
  await sql`create unique index ai_day_once on ai_day
    (coalesce(organization, '00000000-0000-0000-0000-000000000000'::uuid), day)`.execute(db);
  await sql`create index ai_day_organization on ai_day (organization)`.execute(db);
}
