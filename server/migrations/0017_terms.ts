import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await competencies(db);
  await synonyms(db);
  await merges(db);
  await others(db);
}

async function competencies(db: Kysely<unknown>): Promise<void> {
  // `synonyms`, `narrower` and `ambiguous` are kept from the table of synonyms, so that what reads a
  // competency reads one row.
  await sql`
    alter table competency
      add column merged_into uuid references competency,
      add column rejected_at timestamptz,
      add column revision integer not null default 0,
      add column narrower text[] not null default '{}',
      add column ambiguous text[] not null default '{}',
      add constraint competency_merged_somewhere check ((status = 'merged') = (merged_into is not null)),
      add constraint competency_rejected_proposal check (rejected_at is null or status = 'proposed')
    `.execute(db);
  // Known as: what counts as the term. Suggested as: whatever somebody who types may mean by it.
  await sql`
    alter table competency
      add column suggested_as text[] not null generated always as
        (folded_all(synonyms || narrower || ambiguous || array[name_nb, name_sv, name_en])) stored,
      add column suggested_text text not null generated always as
        (folded_text(synonyms || narrower || ambiguous || array[name_nb, name_sv, name_en])) stored
    `.execute(db);
  await sql`drop index competency_known_text`.execute(db);
  await sql`create index competency_suggested_text on competency
    using gin (suggested_text gin_trgm_ops)`.execute(db);
  await sql`create index competency_suggested_as on competency
    using gin (suggested_as)`.execute(db);
  await sql`create index competency_merged_into on competency (merged_into)
    where merged_into is not null`.execute(db);
  await sql`create index competency_waiting on competency (created_at)
    where status = 'proposed' and rejected_at is null`.execute(db);
}

async function synonyms(db: Kysely<unknown>): Promise<void> {
  // No locale: said so in every language.
  await sql`
    create table competency_synonym (
      synonym uuid primary key default gen_random_uuid(),
      competency uuid not null references competency on delete cascade,
      text text not null,
      folded text not null generated always as (folded(text)) stored,
      locale text check (locale in ('nb', 'sv', 'en')),
      relation text not null default 'same' check (relation in ('same', 'narrower', 'ambiguous')),
      created_at timestamptz not null default clock_timestamp(),
      constraint competency_synonym_is_there unique (competency, folded)
    )`.execute(db);
  await sql`create index competency_synonym_folded on competency_synonym (folded)`.execute(db);
  await sql`
    insert into competency_synonym (competency, text)
    select distinct on (c.competency, folded(one.text)) c.competency, one.text
    from competency as c cross join lateral unnest(c.synonyms) with ordinality as one (text, place)
    order by c.competency, folded(one.text), one.place`.execute(db);
}

async function merges(db: Kysely<unknown>): Promise<void> {
  // Into nothing: a proposal that was rejected.
  await sql`
    create table competency_merge (
      merge uuid primary key default gen_random_uuid(),
      competency uuid not null references competency,
      into_competency uuid references competency,
      status_before text not null check (status_before in ('proposed', 'active')),
      made_by uuid references account on delete set null,
      made_at timestamptz not null,
      undone_by uuid references account on delete set null,
      undone_at timestamptz
    )`.execute(db);
  // Of two who merge the same at once, one does. Named for what its breach means.
  await sql`create unique index competency_state_does_not_allow on competency_merge (competency)
    where undone_at is null`.execute(db);
  await sql`create index competency_merge_into on competency_merge (into_competency)`.execute(db);
  // What the merge has moved, and how it stood: by this it is undone.
  await sql`
    create table competency_moved (
      merge uuid not null references competency_merge on delete cascade,
      kind text not null
        check (kind in ('role', 'skill', 'item', 'assignment', 'synonym', 'merged')),
      owner uuid not null,
      position integer not null default 0,
      mark boolean not null default false,
      -- null: the other was not there
      mark_of_other boolean,
      primary key (merge, kind, owner)
    )`.execute(db);
}

async function others(db: Kysely<unknown>): Promise<void> {
  await sql`create index profile_role_competency on profile_role (competency)`.execute(db);
  await sql`create index profile_skill_competency on profile_skill (competency)`.execute(db);
  await sql`create index event_search_without_hits on event (created_at)
    where kind = 'performed_search' and metadata ->> 'total' = '0'`.execute(db);
  // By which people call a thread when they speak of it.
  await sql`alter table thread add column number integer`.execute(db);
  await sql`
    update thread as t set number = placed.number from (
      select thread, row_number() over (order by created_at, thread) as number from thread
    ) as placed where placed.thread = t.thread`.execute(db);
  await sql`create sequence thread_number owned by thread.number`.execute(db);
  await sql`select setval('thread_number', (select count(*) + 1 from thread), false)`.execute(db);
  await sql`
    alter table thread alter column number set default nextval('thread_number'),
      alter column number set not null`.execute(db);
}
