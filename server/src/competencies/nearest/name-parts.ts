const shortest = 3;
const mostWords = 12;
const longestName = 5;

/**
 * The parts of a folded text that may be the name of a term: a few words beside each other, and the
 * beginnings and ends of words, as in `kotlinutvikler`. Bounded, since each is looked up.
 */
export function nameParts(folded: string): string[] {
  const words = folded
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, mostWords);
  const parts = new Set<string>();
  for (const [at, word] of words.entries()) {
    for (let size = 1; size <= longestName; size += 1) {
      parts.add(words.slice(at, at + size).join(' '));
    }
    for (let length = shortest; length < word.length; length += 1) {
      parts.add(word.slice(0, length));
      parts.add(word.slice(-length));
    }
  }
  return [...parts];
}
