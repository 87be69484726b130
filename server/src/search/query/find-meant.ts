import { findCalled } from '../../competencies/competencies.queries.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { ExpandedWord } from './expand-words.ts';
import { spellingsOf, wordsOf } from './read-query.ts';

/**
 * Corrects misspelled words of a query if the result names a role or a skill; other unknown words
 * are more often right than wrong.
 */
export async function findMeant(
  db: Db,
  query: string,
  words: readonly ExpandedWord[],
): Promise<ReadonlyMap<string, string>> {
  const likely = new Map(
    words.filter(({ meant }) => meant.length > 0).map(({ term, meant }) => [term, meant]),
  );
  if (likely.size === 0) return new Map();
  const most = Math.max(...[...likely.values()].map(({ length }) => length));
  const correctedQueries = Array.from({ length: most }, (_, place) =>
    wordsOf(query)
      .map((word) => likely.get(word)?.[place] ?? likely.get(word)?.[0] ?? word)
      .join(' '),
  );
  const texts = correctedQueries.flatMap((corrected) => [...spellingsOf(corrected).keys()]);
  const named = await findCalled(db, [...new Set(texts)]);
  const wordsOfNames = new Set(named.flatMap(({ text }) => wordsOf(text)));
  const corrections = new Map<string, string>();
  for (const [word, candidates] of likely) {
    const first = candidates.find((candidate) => wordsOfNames.has(candidate));
    if (first !== undefined) corrections.set(word, first);
  }
  return corrections;
}
