const mark = (number: number): string => `⟦${number}⟧`;
const marks = /⟦\d+⟧/g;
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/**
 * A text whose names are marks, which a model cannot translate. `unlock` puts them back; undefined
 * if the answer has lost one of them, or made one up.
 */
export function lockNames(text: string, names: readonly string[]) {
  const found: string[] = [];
  const longestFirst = names
    .filter((name) => name.trim().length > 1)
    .toSorted((one, other) => other.length - one.length);
  const plain = text.replaceAll(marks, '');
  const expression = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${longestFirst.map(escaped).join('|')})(?![\\p{L}\\p{N}])`,
    'gu',
  );
  const locked =
    longestFirst.length === 0
      ? plain
      : plain.replaceAll(expression, (name) => mark(found.push(name)));
  return {
    locked,
    unlock(answer: string): string | undefined {
      const seen = [...answer.matchAll(marks)].map(([one]) => one).toSorted();
      const expected = found.map((_name, at) => mark(at + 1)).toSorted();
      if (seen.join() !== expected.join()) return undefined;
      return found.reduce((rest, name, at) => rest.replace(mark(at + 1), () => name), answer);
    },
  };
}
