import { containing } from '../../../platform/database/like.ts';
import type { Db } from '../../../platform/database/tables.ts';
import {
  findByAnyOf,
  findByMeaningToo,
  findWordsLike,
  type QueryGroup,
  type SearchContext,
} from '../../../search/search.queries.ts';
import { keysOf, stemsOfMeaning } from '../../rules/reading/meanings.ts';
import { type Aspect, beginsWith } from './read-question.ts';

const mostWords = 60;
const shortestInside = 6;

/** What words of documents look like that mean the same. */
const patternsOf = (meaning: string): string[] =>
  stemsOfMeaning(meaning).map((written) => {
    const stem = written.replace('+', '');
    if (stem.endsWith('.')) return stem.slice(0, -1);
    const isInside = stem.length >= shortestInside || written.startsWith('+');
    return isInside ? containing(stem) : `${stem}%`;
  });

/** An aspect as the search looks for it: by the vocabulary in all languages, and by what words mean. */
async function groupOf(db: Db, aspect: Aspect): Promise<QueryGroup> {
  const { term, competencies, names, meanings, stems } = aspect;
  const patterns = [...meanings.flatMap(patternsOf), ...stems.map((stem) => `${stem}%`)];
  const words = await findWordsLike(db, patterns, mostWords);
  const near = words.filter(
    (word) =>
      stems.some((stem) => beginsWith(word, stem)) ||
      keysOf(word).some((key) => meanings.includes(key)),
  );
  return { term, competencies: [...competencies], exact: [term, ...names], near };
}

/**
 * Whose CVs may say something of a question: those who speak of most of it in whatever words, and those
 * whom a search finds by the question as it stands.
 */
export async function findProfilesAbout(
  context: SearchContext,
  { query, aspects, most }: { query: string; aspects: readonly Aspect[]; most: number },
): Promise<string[]> {
  const db = context.searches;
  const groups = await Promise.all(aspects.map((aspect) => groupOf(db, aspect)));
  const vectorSearch = { query, types: [], rewriteQuery: true, requiredMatches: 1 };
  const [said, found] = await Promise.all([
    findByAnyOf(db, groups, most),
    findByMeaningToo(
      context,
      { filters: undefined, vectorSearch },
      { isAdmin: true, limit: most, offset: 0 },
    ),
  ]);
  const near = found.hits.map(({ profile }) => profile);
  const inTurns = said.flatMap((profile, at) => [profile, near[at] ?? profile]);
  return [...new Set([...inTurns, ...near])];
}
