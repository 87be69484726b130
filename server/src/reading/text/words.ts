import { fold } from '@torg/protocol/fold';

/** A word of a text, and where it stands, in UTF-16 units. */
export interface Word {
  start: number;
  end: number;
  text: string;
  folded: string;
  /** what stands between it and the word before */
  before: string;
}

/**
 * Letters and digits, and the signs in names of technologies: C++, C#, .NET, Node.js. A hyphen or a
 * slash parts words here, so that Java-erfaring is two.
 */
const word =
  /(?:(?<![\p{L}\p{N}])\.(?=\p{L}))?[\p{L}\p{M}\p{N}]+(?:\.[\p{L}\p{N}]+)*(?:\+{1,2}|#)?(?![\p{L}\p{N}])/gu;

/** Folded, also where accents stand apart from their letters. */
export const foldWord = (text: string): string => fold(text.normalize('NFC'));

export function wordsOf(text: string): Word[] {
  let last = 0;
  return [...text.matchAll(word)].map((match) => {
    const [found] = match;
    const before = text.slice(last, match.index);
    last = match.index + found.length;
    return { start: match.index, end: last, text: found, folded: foldWord(found), before };
  });
}
