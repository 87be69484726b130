import { findCalled } from '../competencies/competencies.public.ts';
import type { Db } from '../platform/database/tables.ts';
import type { ExpandedWord } from './expand-words.ts';
import { spellingsOf, wordsOf } from './read-query.ts';

/**
 * The query with what is misspelled as it was meant, where that makes the name of a role or skill;
 * undefined where it does not. Other words that nobody has used are more often right than wrong.
 */
export async function correctQuery(
  db: Db,
  query: string,
  words: readonly ExpandedWord[],
): Promise<string | undefined> {
  const meant = new Map(
    words.filter((one) => one.meant.length > 0).map((one) => [one.term, one.meant]),
  );
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
  const isNamed = (word: string): boolean => named.has(word);
  if (![...meant.values()].flat().some(isNamed)) return undefined;
  return corrected((likely) => likely.find(isNamed));
}
