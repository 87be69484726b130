import type { Word } from '../text/words.ts';
import { perIndex } from './per-index.ts';
import { shortestMisspelled, withoutOneLetter, type TermIndex } from './term-index.ts';

/** Two letters beside each other have changed places. */
export function isSwapped(word: string, other: string): boolean {
  let from = 0;
  while (from < word.length && word[from] === other[from]) from += 1;
  const [left, right] = [word.slice(from), other.slice(from)];
  return (
    right.length > 1 &&
    left.slice(0, 2) === `${right[1]}${right[0]}` &&
    left.slice(2) === right.slice(2)
  );
}

/** One letter added, left out, changed, or swapped with the next. */
function isOneEdit(word: string, other: string): boolean {
  let from = 0;
  while (from < word.length && word[from] === other[from]) from += 1;
  const [left, right] = [word.slice(from), other.slice(from)];
  return (
    isSwapped(word, other) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    left.slice(1) === right.slice(1)
  );
}

/** Another vowel at the end, or a sound that the languages spell differently, is another word. */
const endsOtherwise = (word: string, name: string): boolean =>
  word.slice(0, -2) === name.slice(0, -2) ||
  word.slice(0, -1) === name ||
  name.slice(0, -1) === word;

/** The name that differs from a word in one letter, if it is exactly one. */
const nearestTo = perIndex((index, word) => {
  const near = new Set(
    [word, ...withoutOneLetter(word)].flatMap((left) => index.byMissingLetter.get(left) ?? []),
  );
  const [name, another] = [...near].filter(
    (one) => isOneEdit(word, one) && !endsOtherwise(word, one),
  );
  return name === undefined || another !== undefined ? undefined : { name };
});

/** The name that a word was meant to be, if exactly one differs from it in one letter. */
export function meantBy(
  index: TermIndex,
  { folded: word, text }: Pick<Word, 'folded' | 'text'>,
): string | undefined {
  // What has an å, ä or ö is a word of one of the languages, and no product that is misspelled.
  if (word.length < shortestMisspelled || /[\d]|[^\p{ASCII}]/u.test(text)) return undefined;
  return nearestTo(index, word)?.name;
}
