/** Finds a term where it stands by itself, not inside another word. */
export function wholeWord(term: string, flags: string): RegExp {
  const literal = term.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, flags);
}
