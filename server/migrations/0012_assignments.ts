import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await assignments(db);
  await indexes(db);
  await competencies(db);
  await people(db);
  await mails(db);
  await attachments(db);
  await sql`alter table event
    add foreign key (assignment) references assignment on delete cascade`.execute(db);
}

async function assignments(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table assignment (
      assignment uuid primary key default gen_random_uuid(),
      organization uuid not null references organization,
      state text not null default 'draft'
        check (state in ('draft', 'published', 'unpublished', 'closed')),
      assignment_type text not null default 'public' check (assignment_type in ('public', 'direct')),
      title text not null default '',
      folded_title text not null generated always as (public.folded(title)) stored,
      description text not null default '',
      discipline text,
      requirements jsonb not null default '[]',
      duration text,
      terms_and_conditions text,
      percent integer check (percent between 10 and 100),
      start_date date,
      allow_remote_work boolean not null default false,
      region uuid references region,
      place_description text,
      abidance_deadline date,
      admin_deadline date,
      external_url text,
      deadline_kind text check (deadline_kind in ('date', 'continuous', 'asap')),
      deadline_date date,
      close_reason text,
      public_date timestamptz,
      revision integer not null default 0,
      created_at timestamptz not null default now(),
      created_by uuid references account on delete set null,
      updated_at timestamptz not null default now(),
      updated_by uuid references account on delete set null,
      -- the first sort key of lists: the day it became public, or was made
      listed_at timestamptz generated always as (coalesce(public_date, created_at)) stored,
      -- its words, in any language
      search tsvector generated always as
        (to_tsvector('simple'::regconfig, title || ' ' || description)) stored,
      check (state <> 'published' or public_date is not null),
      check (deadline_date is null or deadline_kind = 'date')
    )`.execute(db);
}

async function indexes(db: Kysely<unknown>): Promise<void> {
  // Includes the columns of common filters, so that a total is counted from the index alone.
  await sql`create index assignment_listed
    on assignment (state, listed_at desc nulls last, assignment)
    include (assignment_type, organization, discipline, allow_remote_work)`.execute(db);
  await sql`create index assignment_all_listed
    on assignment (listed_at desc nulls last, assignment)`.execute(db);
  await sql`create index assignment_deadline
    on assignment (state, deadline_date, assignment)`.execute(db);
  await sql`create index assignment_organization
    on assignment (organization, created_at desc)`.execute(db);
  await sql`create index assignment_folded_title on assignment
    using gin (folded_title public.gin_trgm_ops)`.execute(db);
  await sql`create index assignment_search on assignment using gin (search)`.execute(db);
}

async function competencies(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table assignment_competency (
      assignment uuid not null references assignment on delete cascade,
      competency uuid not null references competency,
      position integer not null,
      primary key (assignment, competency)
    )`.execute(db);
  await sql`create index assignment_competency_of
    on assignment_competency (competency)`.execute(db);
}

async function people(db: Kysely<unknown>): Promise<void> {
  for (const name of ['editor', 'contact', 'invited'] as const) {
    const table = sql.table(`assignment_${name}`);
    await sql`
      create table ${table} (
        assignment uuid not null references assignment on delete cascade,
        account uuid not null references account on delete cascade,
        position integer not null default 0,
        created_at timestamptz not null default now(),
        primary key (assignment, account)
      )`.execute(db);
    const index = sql.id(`assignment_${name}_account`);
    await sql`create index ${index} on ${table} (account)`.execute(db);
  }
}

/** Two tables, since recommendations are counted and invitations are not. */
async function mails(db: Kysely<unknown>): Promise<void> {
  for (const name of ['recommendation', 'invitation'] as const) {
    await sql`
      create table ${sql.table(`${name}_mail`)} (
        assignment uuid not null references assignment on delete cascade,
        account uuid not null references account on delete cascade,
        queued_at timestamptz not null default now(),
        sent_at timestamptz,
        primary key (assignment, account)
      )`.execute(db);
  }
}

async function attachments(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table assignment_attachment (
      assignment uuid not null references assignment on delete cascade,
      file uuid not null references file,
      created_at timestamptz not null default clock_timestamp(),
      primary key (assignment, file)
    )`.execute(db);
  await sql`create index assignment_attachment_file on assignment_attachment (file)`.execute(db);
}
