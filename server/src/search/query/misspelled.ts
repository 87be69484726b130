import type { SimilarWord } from './search-words.repository.ts';

/** How many letters of a word may be wrong; in a short word every letter matters. */
function mostEdits({ length }: string): number {
  if (length < 5) return 0;
  return length < 8 ? 1 : 2;
}

/** The edit distance: letters that are missing, added, changed, or swapped with the next. */
export function editsBetween(word: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, place) => place)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= word.length; row += 1) {
    rows.push([row]);
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = word[row - 1] === other[column - 1];
      const isSwapped = word[row - 1] === other[column - 2] && word[row - 2] === other[column - 1];
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
  return at(word.length, other.length);
}

/**
 * The words that a term was probably meant to be, all with the same edit distance. `isExplained`: it
 * may be a word of its own, such as a compound, so that only one letter may be wrong.
 */
export function likelyMeant(
  term: string,
  similar: readonly SimilarWord[],
  isExplained: boolean,
): string[] {
  const candidates = similar
    // Misspelled words usually begin with the right letter.
    .filter(({ word }) => word[0] === term[0])
    .map(({ word }) => ({ word, edits: editsBetween(term, word) }));
  const fewest = Math.min(...candidates.map(({ edits }) => edits));
  const allowed = Math.min(mostEdits(term), isExplained ? 1 : Infinity);
  if (fewest > allowed) return [];
  return candidates.flatMap(({ word, edits }) => (edits === fewest ? [word] : []));
}
