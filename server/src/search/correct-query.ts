import { findCalled } from '../competencies/competencies.public.ts';
import type { Db } from '../platform/database/tables.ts';
import type { ExpandedWord } from './expand-words.ts';
import { likelyMeant } from './misspelled.ts';
import { spellingsOf, wordsOf } from './read-query.ts';

/** What each misspelled word may have been meant to be, the likeliest first. */
const meantIn = (words: readonly ExpandedWord[]): Map<string, string[]> =>
  new Map(
    words
      .map(
        ({ term, alike, related }) => [term, likelyMeant(term, alike, related.length > 0)] as const,
      )
      .filter(([, meant]) => meant.length > 0),
  );

/** The query with what is misspelled as it was meant; undefined where nothing is. */
export async function correctQuery(
  db: Db,
  query: string,
  words: readonly ExpandedWord[],
): Promise<string | undefined> {
  const meant = meantIn(words);
  if (meant.size === 0) return undefined;
  const corrected = (choose: (likely: readonly string[]) => string | undefined): string =>
    wordsOf(query)
      .map((word) => choose(meant.get(word) ?? []) ?? word)
      .join(' ');
  const most = Math.max(...[...meant.values()].map(({ length }) => length));
  const tried = Array.from({ length: most }, (_, place) =>
    corrected((all) => all[place] ?? all[0]),
  );
  const texts = tried.flatMap((one) => [...spellingsOf(one).keys()]);
  const known = await findCalled(db, [...new Set(texts)]);
  const named = new Set(known.flatMap(({ text }) => wordsOf(text)));
  // Of several the one that makes the name of a role or skill.
  return corrected((likely) => likely.find((word) => named.has(word)) ?? likely[0]);
}
