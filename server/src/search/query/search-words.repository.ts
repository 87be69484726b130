import { sql } from 'kysely';
import { containing } from '../../platform/database/like.ts';
import type { Db } from '../../platform/database/tables.ts';

/** The words that some document has. */
export async function findKnownWords(db: Db, words: readonly string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set();
  const rows = await db
    .selectFrom('search_word')
    .select('word')
    .where('word', 'in', words)
    .execute();
  return new Set(rows.map(({ word }) => word));
}

export interface WordFor {
  term: string;
  word: string;
}

const mostLonger = 20;

/** Longer words that end with a term, such as `systemutvikler` for `utvikler`; the shortest first. */
export async function findLongerWords(db: Db, terms: readonly string[]): Promise<WordFor[]> {
  if (terms.length === 0) return [];
  const patterns = terms.map((term) => containing(term).slice(0, -1));
  const { rows } = await sql<WordFor>`
    select t.term, w.word
    from unnest(${terms}::text[], ${patterns}::text[]) as t (term, pattern)
    cross join lateral (select word from search_word
      where word like t.pattern and word <> t.term
      order by length(word), word limit ${mostLonger}) as w`.execute(db);
  return rows;
}

/** Words of documents that are like one of some patterns, the shortest first. */
export async function findWordsLike(
  db: Db,
  patterns: readonly string[],
  most: number,
): Promise<string[]> {
  if (patterns.length === 0) return [];
  const { rows } = await sql<{ word: string }>`
    select word from search_word where word like any(${patterns}::text[])
    order by length(word), word limit ${most}`.execute(db);
  return rows.map(({ word }) => word);
}

const languages = ['norwegian', 'swedish', 'english'] as const;

/** The words that some document has in another inflection. */
export async function findInflectedWords(db: Db, words: readonly string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set();
  const stems = sql.join(
    languages.map((language) => sql`to_tsvector(${sql.lit(language)}, term)`),
    sql` || `,
  );
  const { rows } = await sql<{ term: string }>`
    select term from unnest(${words}::text[]) as one (term)
    where exists (select from search_word where word = any(tsvector_to_array(${stems})))`.execute(
    db,
  );
  return new Set(rows.map(({ term }) => term));
}

export interface SimilarWord extends WordFor {
  /** from 0 to 1 */
  similarity: number;
}

const mostSimilar = 20;

/** Words with a spelling similar to each term, the most similar first; slow for many terms. */
export async function findSimilarWords(db: Db, terms: readonly string[]): Promise<SimilarWord[]> {
  if (terms.length === 0) return [];
  const { rows } = await sql<SimilarWord>`
    select t.term, w.word, w.similarity from unnest(${terms}::text[]) as t (term)
    cross join lateral (select word, similarity(word, t.term) as similarity from search_word
      where word % t.term order by similarity desc, word limit ${mostSimilar}) as w`.execute(db);
  return rows;
}
