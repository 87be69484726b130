import type { SimilarWord } from './search-words.repository.ts';

/** How many letters of a word may be wrong: in a short one each says too much. */
function mostEdits({ length }: string): number {
  if (length < 5) return 0;
  return length < 8 ? 1 : 2;
}

/** How many letters are left out, added, changed, or swapped with the next. */
export function editsBetween(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, place) => place)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= one.length; row += 1) {
    rows.push([row]);
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(row - 2, column - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return at(one.length, other.length);
}

/**
 * The words that a term was probably meant to be, all of them as near to it. `isExplained`: it may be
 * a word of its own, such as a compound; then no more than one letter may be wrong.
 */
export function likelyMeant(
  term: string,
  alike: readonly SimilarWord[],
  isExplained: boolean,
): string[] {
  const edits = alike
    // Whoever misspells a word begins it right.
    .filter(({ word }) => word[0] === term[0])
    .map(({ word }) => ({ word, edits: editsBetween(term, word) }));
  const fewest = Math.min(...edits.map((one) => one.edits));
  const allowed = Math.min(mostEdits(term), isExplained ? 1 : Infinity);
  return fewest > allowed ? [] : edits.flatMap((one) => (one.edits === fewest ? [one.word] : []));
}
