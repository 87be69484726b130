import { findCalled } from '../../competencies/competencies.queries.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { ExpandedWord } from './expand-words.ts';
import { spellingsOf, wordsOf } from './read-query.ts';

/**
 * What the misspelled words of a query were meant to be, where that makes the name of a role or skill;
 * other words that nobody has used are more often right than wrong.
 */
export async function findMeant(
  db: Db,
  query: string,
  words: readonly ExpandedWord[],
): Promise<ReadonlyMap<string, string>> {
  const likely = new Map(
    words.filter((one) => one.meant.length > 0).map((one) => [one.term, one.meant]),
  );
  if (likely.size === 0) return new Map();
  const most = Math.max(...[...likely.values()].map(({ length }) => length));
  const tried = Array.from({ length: most }, (_, place) =>
    wordsOf(query)
      .map((word) => likely.get(word)?.[place] ?? likely.get(word)?.[0] ?? word)
      .join(' '),
  );
  const texts = tried.flatMap((one) => [...spellingsOf(one).keys()]);
  const known = await findCalled(db, [...new Set(texts)]);
  const named = new Set(known.flatMap(({ text }) => wordsOf(text)));
  const meant = new Map<string, string>();
  for (const [word, all] of likely) {
    const first = all.find((one) => named.has(one));
    if (first !== undefined) meant.set(word, first);
  }
  return meant;
}
