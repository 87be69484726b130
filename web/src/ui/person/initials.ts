/** One letter each of the first two words, or two of the only one; signs and emoji are none. */
export function initialsOf(name: string): string {
  const words = name.split(/\s/).map((word) => word.match(/[\p{L}\p{N}]/gu) ?? []);
  const [first = [], second] = words.filter(({ length }) => length > 0);
  return (second ? [first[0], second[0]] : first.slice(0, 2)).join('').toUpperCase();
}
