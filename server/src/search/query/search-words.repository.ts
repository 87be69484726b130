import { sql } from 'kysely';
import { containing } from '../../platform/database/like.ts';
import type { Db } from '../../platform/database/tables.ts';

/** Of these, those that some document has. */
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

/** Long words that end with a term, as `systemutvikler` does with `utvikler`; the shortest first. */
export async function findLongerWords(db: Db, terms: readonly string[]): Promise<WordFor[]> {
  if (terms.length === 0) return [];
  const patterns = terms.map((term) => containing(term).slice(0, -1));
  const { rows } = await sql<WordFor>`
    select asked.term, w.word
    from unnest(${terms}::text[], ${patterns}::text[]) as asked (term, pattern)
    cross join lateral (select word from search_word
      where word like asked.pattern and word <> asked.term
      order by length(word), word limit ${mostLonger}) as w`.execute(db);
  return rows;
}

const languages = ['norwegian', 'swedish', 'english'] as const;

/** Of these, those that some document has in another form. */
export async function findBentWords(db: Db, words: readonly string[]): Promise<Set<string>> {
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
  alike: number;
}

const mostSimilar = 20;

/** Words that are spelled somewhat as each term is, the most alike first; dear where there are many. */
export async function findSimilarWords(db: Db, terms: readonly string[]): Promise<SimilarWord[]> {
  if (terms.length === 0) return [];
  const { rows } = await sql<SimilarWord>`
    select asked.term, w.word, w.alike from unnest(${terms}::text[]) as asked (term)
    cross join lateral (select word, similarity(word, asked.term) as alike from search_word
      where word % asked.term order by alike desc, word limit ${mostSimilar}) as w`.execute(db);
  return rows;
}
