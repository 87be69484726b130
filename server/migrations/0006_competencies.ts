import { sql, type Kysely } from 'kysely';
import { loadCompetencies } from '../src/competencies/load-competencies.ts';
import type { Tables } from '../src/platform/database/tables.ts';

export async function up(db: Kysely<Tables>): Promise<void> {
  await competencies(db);
  await indexes(db);
  await synonyms(db);
  await merges(db);
  await loadCompetencies(db);
  await loadSynonyms(db);
}

/**
 * Terms that consultants add work at once on their own profile, and wait for an admin. `synonyms`,
 * `narrower` and `ambiguous` are copies from the table of synonyms, so that readers need one row.
 * known_as: texts that count as the term. suggested_as: texts for which it is suggested.
 */
async function competencies(db: Kysely<Tables>): Promise<void> {
  const known = sql.raw('synonyms || array[name_nb, name_sv, name_en]');
  const suggested = sql.raw(
    'synonyms || narrower || ambiguous || array[name_nb, name_sv, name_en]',
  );
  await sql`
    create table competency (
      competency uuid primary key,
      key text not null,
      type text not null check (type in ('role', 'skill', 'discipline')),
      discipline text not null,
      name_nb text not null,
      name_sv text not null,
      name_en text not null,
      synonyms text[] not null default '{}',
      narrower text[] not null default '{}',
      ambiguous text[] not null default '{}',
      status text not null default 'active' check (status in ('proposed', 'active', 'merged')),
      proposed_by uuid references account on delete set null,
      rejected_at timestamptz,
      merged_into uuid references competency,
      revision integer not null default 0,
      created_at timestamptz not null default now(),
      known_as text[] not null generated always as (public.folded_all(${known})) stored,
      known_text text not null generated always as (public.folded_text(${known})) stored,
      suggested_as text[] not null generated always as (public.folded_all(${suggested})) stored,
      suggested_text text not null generated always as (public.folded_text(${suggested})) stored,
      unique (type, key),
      constraint competency_merged_somewhere
        check ((status = 'merged') = (merged_into is not null)),
      constraint competency_rejected_proposal check (rejected_at is null or status = 'proposed')
    )`.execute(db);
}

async function indexes(db: Kysely<Tables>): Promise<void> {
  await sql`create index competency_known_as on competency using gin (known_as)`.execute(db);
  await sql`create index competency_suggested_as on competency
    using gin (suggested_as)`.execute(db);
  await sql`create index competency_suggested_text on competency
    using gin (suggested_text public.gin_trgm_ops)`.execute(db);
  await sql`create unique index competency_proposed_once on competency (type, lower(name_nb))
    where status = 'proposed'`.execute(db);
  await sql`create index competency_waiting on competency (created_at)
    where status = 'proposed' and rejected_at is null`.execute(db);
  await sql`create index competency_merged_into on competency (merged_into)
    where merged_into is not null`.execute(db);
}

async function synonyms(db: Kysely<Tables>): Promise<void> {
  // Without a locale the synonym belongs to every language.
  await sql`
    create table competency_synonym (
      synonym uuid primary key default gen_random_uuid(),
      competency uuid not null references competency on delete cascade,
      text text not null,
      folded text not null generated always as (public.folded(text)) stored,
      locale text check (locale in ('nb', 'sv', 'en')),
      relation text not null default 'same' check (relation in ('same', 'narrower', 'ambiguous')),
      created_at timestamptz not null default clock_timestamp(),
      constraint competency_synonym_is_there unique (competency, folded)
    )`.execute(db);
  await sql`create index competency_synonym_folded on competency_synonym (folded)`.execute(db);
}

async function merges(db: Kysely<Tables>): Promise<void> {
  // Without into_competency: a rejected proposal.
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
  // Of two who merge the same term at once, one succeeds. The index is named after the error.
  await sql`create unique index competency_state_does_not_allow on competency_merge (competency)
    where undone_at is null`.execute(db);
  await sql`create index competency_merge_into on competency_merge (into_competency)`.execute(db);
  // The rows that the merge has changed, as they were before, so that it can be undone.
  await sql`
    create table competency_moved (
      merge uuid not null references competency_merge on delete cascade,
      kind text not null
        check (kind in ('role', 'skill', 'item', 'assignment', 'synonym', 'merged')),
      owner uuid not null,
      position integer not null default 0,
      mark boolean not null default false,
      -- null: there was no other row
      mark_of_other boolean,
      primary key (merge, kind, owner)
    )`.execute(db);
  // The progress of updating profiles after a change of a competency. Each change restarts it with a
  // new round, by which a job notices that its work belongs to an older change.
  await sql`
    create table competency_followed (
      competency uuid primary key references competency on delete cascade,
      round uuid not null default gen_random_uuid(),
      -- the last profile that was updated, in the order of ids
      after uuid,
      done integer not null default 0,
      -- null: not counted yet
      total integer
    )`.execute(db);
}

/** Adds the synonyms of the shipped competencies. */
async function loadSynonyms(db: Kysely<Tables>): Promise<void> {
  await sql`
    insert into competency_synonym (competency, text)
    select distinct on (c.competency, public.folded(one.text)) c.competency, one.text
    from competency as c cross join lateral unnest(c.synonyms) with ordinality as one (text, place)
    order by c.competency, public.folded(one.text), one.place`.execute(db);
}
