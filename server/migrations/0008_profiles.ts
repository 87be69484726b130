import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await profiles(db);
  await competencies(db);
  await items(db);
  await reviews(db);
  await searchDocuments(db);
  await searchWords(db);
}

async function profiles(db: Kysely<unknown>): Promise<void> {
  // Leaves room for a new version of a row beside the old one, so that no index has to change.
  await sql`
    create table profile (
      profile uuid primary key references account on delete cascade,
      description text not null default '',
      description_revision integer not null default 0,
      discipline text,
      experience_since date,
      remote_work_ok boolean not null default false,
      facts_revision integer not null default 0,
      skills_revision integer not null default 0,
      qa_status text not null default 'not_started'
        check (qa_status in ('not_started', 'in_progress', 'approved', 'rejected')),
      requested_activation timestamptz,
      active_since timestamptz,
      passes_otherwise boolean not null default false,
      cvpartner_id text,
      cvpartner_sync_enabled boolean not null default false,
      cvpartner_updated_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint profile_asks_or_is_active
        check (requested_activation is null or active_since is null)
    ) with (fillfactor = 80)`.execute(db);
  await sql`create index profile_qa_status on profile (qa_status)`.execute(db);

  // A narrow table: a thousand rows change at once without rewriting the wide ones of profiles.
  await sql`
    create table profile_availability (
      profile uuid primary key references profile on delete cascade,
      availability date,
      availability_updated timestamptz not null default now(),
      seen_when_available boolean not null default false,
      visible_in_search boolean not null
        generated always as (seen_when_available and availability is not null) stored
    ) with (fillfactor = 60)`.execute(db);
  await sql`
    create table availability_reminder (
      profile uuid primary key references profile on delete cascade,
      mailed_at timestamptz not null
    )`.execute(db);
}

async function competencies(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table profile_role (
      profile uuid not null references profile on delete cascade,
      competency uuid not null references competency,
      position integer not null default 0,
      emphasize boolean not null default false,
      primary key (profile, competency)
    )`.execute(db);
  await sql`create index profile_role_competency on profile_role (competency)`.execute(db);
  await sql`
    create table profile_skill (
      profile uuid not null references profile on delete cascade,
      competency uuid not null references competency,
      position integer not null default 0,
      expert boolean not null default false,
      primary key (profile, competency)
    )`.execute(db);
  await sql`create index profile_skill_competency on profile_skill (competency)`.execute(db);
  await sql`
    create table profile_region (
      profile uuid not null references profile on delete cascade,
      region uuid not null references region,
      primary key (profile, region)
    )`.execute(db);
}

/**
 * Entries of every kind in one table, since they differ in the columns that they use, but not in how
 * they are stored, ordered, saved and removed.
 */
async function items(db: Kysely<unknown>): Promise<void> {
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
  await sql`create index profile_item_competency_competency
    on profile_item_competency (competency)`.execute(db);
}

async function reviews(db: Kysely<unknown>): Promise<void> {
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
}

const facets = [
  ...['roles', 'skills', 'experts', 'emphasized', 'disciplines', 'regions', 'countries'],
  ...['project_skills', 'project_roles', 'project_names', 'customers', 'companies', 'schools'],
  ...['degrees', 'programmes', 'certifications', 'courses', 'languages'],
];

/**
 * The search document of a profile, written by the transaction that changes the profile. A job writes
 * documents that have no words yet.
 */
async function searchDocuments(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table profile_search (
      profile uuid primary key references profile on delete cascade,
      remote_work_ok boolean not null,
      roles uuid[] not null,
      skills uuid[] not null,
      experts uuid[] not null default '{}',
      emphasized uuid[] not null default '{}',
      disciplines text[] not null default '{}',
      regions uuid[] not null,
      countries text[] not null default '{}',
      project_skills uuid[] not null default '{}',
      project_roles uuid[] not null default '{}',
      project_names text[] not null default '{}',
      customers text[] not null default '{}',
      companies text[] not null default '{}',
      schools text[] not null default '{}',
      degrees text[] not null default '{}',
      programmes text[] not null default '{}',
      certifications text[] not null default '{}',
      courses text[] not null default '{}',
      languages text[] not null default '{}',
      -- the texts that the words were made from; if they are unchanged, the words are too
      read_from text,
      words tsvector,
      -- only name, title, skills and roles
      heading tsvector generated always as (ts_filter(words, '{a}')) stored
    ) with (fillfactor = 80)`.execute(db);
  // Short columns that are read often stay in the row itself, which saves another read.
  const inTheRow = [...facets, 'heading'].map((name) => `alter column ${name} set storage main`);
  await sql`alter table profile_search ${sql.raw(inTheRow.join(', '))}`.execute(db);
  await sql`create index profile_search_unwritten on profile_search (profile)
    where words is null`.execute(db);
  // One index of columns that are searched together, so that profiles matching only one condition are
  // left out before their documents are read.
  await sql`create index profile_search_asked on profile_search
    using gin (words, skills, roles, regions)`.execute(db);
  await sql`create index profile_search_customers on profile_search
    using gin (customers)`.execute(db);
  await sql`create index profile_search_certifications on profile_search
    using gin (certifications)`.execute(db);
}

async function searchWords(db: Kysely<unknown>): Promise<void> {
  // Every word of a document as it is spelled, for typos and for parts of long words.
  await sql`create table search_word (word text primary key)`.execute(db);
  await sql`create index search_word_similar on search_word
    using gin (word public.gin_trgm_ops)`.execute(db);
  // Texts of consultants for suggestions while typing. Whether a document still has a text is looked
  // up in the documents.
  await sql`
    create table search_term (
      kind text not null check (kind in ('customer', 'certification', 'company')),
      text text not null,
      folded_text text not null generated always as (public.folded(text)) stored,
      primary key (kind, text)
    )`.execute(db);
  await sql`create index search_term_similar on search_term
    using gin (folded_text public.gin_trgm_ops)`.execute(db);
}
