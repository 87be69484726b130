/** A stretch of a text; `isOwn`: the other text does not have it there. */
export interface Stretch {
  text: string;
  isOwn: boolean;
}

/** Longer texts than this are not compared word by word. */
const mostPairs = 4_000_000;

/** So many words in a row may be the same by chance. */
const mostByChance = 2;

/** Of the shorter text. With less in common, marks on nearly every word would tell nothing. */
const leastInCommon = 0.3;

/** With the space after each, which is no difference by itself. */
const wordsOf = (text: string): string[] => text.match(/^\s+|\S+\s*/g) ?? [];
const isSame = (one: string | undefined, other: string | undefined): boolean =>
  one?.trim() === other?.trim();

/** How long the longest common sequence is from each pair of places to the ends. */
function commonFrom(ours: readonly string[], theirs: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: ours.length + 1 }, () => new Uint16Array(theirs.length + 1));
  for (let one = ours.length - 1; one >= 0; one -= 1) {
    const row = rows[one] ?? new Uint16Array();
    const below = rows[one + 1] ?? new Uint16Array();
    for (let other = theirs.length - 1; other >= 0; other -= 1) {
      row[other] = isSame(ours[one], theirs[other])
        ? (below[other + 1] ?? 0) + 1
        : Math.max(below[other] ?? 0, row[other + 1] ?? 0);
    }
  }
  return rows;
}

type Pair = [one: number, other: number];

/** The places of both texts that are the same, in order. */
function pairsOf(ours: readonly string[], theirs: readonly string[]): Pair[] {
  if (ours.length * theirs.length > mostPairs) return [];
  const common = commonFrom(ours, theirs);
  const pairs: Pair[] = [];
  let one = 0;
  let other = 0;
  while (one < ours.length && other < theirs.length) {
    if (isSame(ours[one], theirs[other])) pairs.push([one++, other++]);
    else if ((common[one + 1]?.[other] ?? 0) >= (common[one]?.[other + 1] ?? 0)) one += 1;
    else other += 1;
  }
  return pairs;
}

/** Pairs that follow one another without a gap on either side. */
function runsOf(pairs: readonly Pair[]): Pair[][] {
  const runs: Pair[][] = [];
  for (const [one, other] of pairs) {
    const last = runs.at(-1)?.at(-1);
    if (last && last[0] + 1 === one && last[1] + 1 === other) runs.at(-1)?.push([one, other]);
    else runs.push([[one, other]]);
  }
  return runs;
}

/** Leaves out a word or two that are the same by chance, between longer stretches that differ. */
function withoutChance(pairs: readonly Pair[], [ours, theirs]: Pair): Pair[] {
  const kept: Pair[] = [];
  const runs = runsOf(pairs);
  for (const [place, run] of runs.entries()) {
    const [from = [0, 0]] = run;
    const [lastOne, lastOther] = kept.at(-1) ?? [-1, -1];
    const [nextOne, nextOther] = runs[place + 1]?.[0] ?? [ours, theirs];
    const before = Math.max(from[0] - lastOne, from[1] - lastOther) - 1;
    const [endOne, endOther] = run.at(-1) ?? from;
    const after = Math.max(nextOne - endOne, nextOther - endOther) - 1;
    if (run.length > Math.min(before, after, mostByChance)) kept.push(...run);
  }
  return kept;
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
  const [one, other] = [words[0].length, words[1].length];
  const common = withoutChance(pairsOf(...words), [one, other]);
  const pairs = common.length < leastInCommon * Math.min(one, other) ? [] : common;
  return {
    ours: stretchesOf(words[0], new Set(pairs.map(([place]) => place))),
    theirs: stretchesOf(words[1], new Set(pairs.map(([, place]) => place))),
  };
}
