/** A stretch of a text; `isOwn`: the other text does not have it there. */
export interface Stretch {
  text: string;
  isOwn: boolean;
}

/** Longer texts than this are not compared word by word. */
const mostPairs = 4_000_000;

const wordsOf = (text: string): string[] => text.match(/\S+|\s+/g) ?? [];

/** How long the longest common sequence is from each pair of places to the ends. */
function commonFrom(ours: readonly string[], theirs: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: ours.length + 1 }, () => new Uint16Array(theirs.length + 1));
  for (let one = ours.length - 1; one >= 0; one -= 1) {
    const row = rows[one] ?? new Uint16Array();
    const below = rows[one + 1] ?? new Uint16Array();
    for (let other = theirs.length - 1; other >= 0; other -= 1) {
      row[other] =
        ours[one] === theirs[other]
          ? (below[other + 1] ?? 0) + 1
          : Math.max(below[other] ?? 0, row[other + 1] ?? 0);
    }
  }
  return rows;
}

/** The places of both texts that are the same, in order. */
function pairsOf(ours: readonly string[], theirs: readonly string[]): [Set<number>, Set<number>] {
  const same: [Set<number>, Set<number>] = [new Set(), new Set()];
  if (ours.length * theirs.length > mostPairs) return same;
  const common = commonFrom(ours, theirs);
  let one = 0;
  let other = 0;
  while (one < ours.length && other < theirs.length) {
    if (ours[one] === theirs[other]) {
      same[0].add(one++);
      same[1].add(other++);
    } else if ((common[one + 1]?.[other] ?? 0) >= (common[one]?.[other + 1] ?? 0)) one += 1;
    else other += 1;
  }
  return same;
}

function stretchesOf(words: readonly string[], same: ReadonlySet<number>): Stretch[] {
  const stretches: Stretch[] = [];
  for (const [place, text] of words.entries()) {
    const isOwn = !same.has(place);
    const last = stretches.at(-1);
    if (last?.isOwn === isOwn) last.text += text;
    else stretches.push({ text, isOwn });
  }
  return stretches;
}

/** Two texts beside each other, word by word. */
export function wordDifference(
  ours: string,
  theirs: string,
): { ours: Stretch[]; theirs: Stretch[] } {
  const words = [wordsOf(ours), wordsOf(theirs)] as const;
  const [here, there] = pairsOf(...words);
  return { ours: stretchesOf(words[0], here), theirs: stretchesOf(words[1], there) };
}
