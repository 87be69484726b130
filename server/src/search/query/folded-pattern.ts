import { fold, plainOf } from '@torg/protocol/fold';

const lettersOf = Map.groupBy(plainOf.keys(), (letter) => plainOf.get(letter) ?? letter);
/** letters that are folded to two */
const ae = `[${(lettersOf.get('ae') ?? []).join('')}]`;

/** All letters that are folded to this one. */
function anyOf(letter: string): string {
  const upper = letter.toUpperCase();
  const cases = upper.length === letter.length ? [letter, upper] : [letter];
  const all = new Set([...cases, ...(lettersOf.get(letter) ?? [])]);
  return all.size > 1
    ? `[${[...all].join('')}]`
    : letter.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}

/**
 * A regular expression for texts that contain this one when both are folded; much faster than folding
 * a long text. At the beginning and the end, half of an `æ` is enough.
 */
export function foldedPattern(text: string): string {
  const parts = fold(text).match(/ae|./gsu) ?? [];
  return parts
    .map((part, at) => {
      if (part === 'ae') return `(?:${anyOf('a')}${anyOf('e')}|${ae})`;
      const isHalf = (part === 'e' && at === 0) || (part === 'a' && at === parts.length - 1);
      return isHalf ? `(?:${anyOf(part)}|${ae})` : anyOf(part);
    })
    .join('');
}
