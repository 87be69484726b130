import { sql, type Kysely } from 'kysely';

/** Letters and what they are searched as; the app folds in the same way (`protocol/src/fold.ts`). */
const accented = 'ÀÁÂÃÄÅàáâãäåÇçÈÉÊËèéêëÌÍÎÏìíîïÑñÒÓÔÕÖØòóôõöøÙÚÛÜùúûüÝýÿ';
const plain = 'aaaaaaaaaaaacceeeeeeeeiiiiiiiinnoooooooooooouuuuuuuuyyy';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function folded(words text) returns text language sql immutable parallel safe strict
    as ${sql.lit(`select lower(translate(replace(replace(words, 'æ', 'ae'), 'Æ', 'ae'), '${accented}', '${plain}'))`)}`.execute(
    db,
  );

  await sql`
    create function folded_all(words text[]) returns text[] language sql immutable parallel safe
    as 'select array(select folded(one) from unnest(words) as one)'`.execute(db);
  await sql`
    create function folded_text(words text[]) returns text language sql immutable parallel safe
    as 'select string_agg(folded(one), '' | '') from unnest(words) as one'`.execute(db);

  // What a competency is called, in any language and by anybody: each name, and all in one text.
  await sql`
    alter table competency
      add column known_as text[] not null
        generated always as (folded_all(synonyms || array[name_nb, name_sv, name_en])) stored,
      add column known_text text not null
        generated always as (folded_text(synonyms || array[name_nb, name_sv, name_en])) stored
    `.execute(db);
  await sql`create index competency_known_as on competency using gin (known_as)`.execute(db);
  await sql`create index competency_known_text on competency
    using gin (known_text gin_trgm_ops)`.execute(db);
  await sql`create index account_folded_name on account
    using gin (folded(name) gin_trgm_ops)`.execute(db);

  // What filters and words ask of a profile. Where there are no words yet, a job writes the
  // document anew: it can be made again at any time from what it is made of.
  await sql`
    alter table profile_search
      add column experts uuid[] not null default '{}',
      add column emphasized uuid[] not null default '{}',
      add column disciplines text[] not null default '{}',
      add column countries text[] not null default '{}',
      add column project_skills uuid[] not null default '{}',
      add column project_roles uuid[] not null default '{}',
      add column project_names text[] not null default '{}',
      add column customers text[] not null default '{}',
      add column companies text[] not null default '{}',
      add column schools text[] not null default '{}',
      add column degrees text[] not null default '{}',
      add column programmes text[] not null default '{}',
      add column certifications text[] not null default '{}',
      add column courses text[] not null default '{}',
      add column languages text[] not null default '{}',
      add column words tsvector`.execute(db);
  await sql`create index profile_search_words on profile_search using gin (words)`.execute(db);
  await sql`create index profile_search_customers on profile_search using gin (customers)`.execute(
    db,
  );
  await sql`create index profile_search_certifications on profile_search
    using gin (certifications)`.execute(db);
  await sql`create index profile_search_unwritten on profile_search (profile)
    where words is null`.execute(db);

  // Every word that a document has, as it is spelled: for typos and for parts of long words.
  await sql`create table search_word (word text primary key)`.execute(db);
  await sql`create index search_word_similar on search_word using gin (word gin_trgm_ops)`.execute(
    db,
  );

  // What somebody who is typing may mean, of what consultants have written. Whether a document has
  // it still, is asked of the documents.
  await sql`
    create table search_term (
      kind text not null check (kind in ('customer', 'certification', 'company')),
      text text not null,
      primary key (kind, text)
    )`.execute(db);
  await sql`create index search_term_similar on search_term
    using gin (folded(text) gin_trgm_ops)`.execute(db);
}
