import { joinedKey, type ReadingKnowledge, wordsOf } from '../../reading/reading.queries.ts';

type TermIndex = ReadingKnowledge['terms'];
interface Candidate {
  term: { uuid: string; names: { nb: string; sv: string; en: string } };
  pairs: ReadonlySet<string>;
}
type TermType = 'role' | 'skill';

/** Every two letters beside each other, and the first and the last. */
const pairsOf = (key: string): Set<string> => {
  const padded = `^${key}$`;
  return new Set(Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2)));
};

const indexes = new WeakMap<TermIndex, Record<TermType, Candidate[]>>();

function candidates(index: TermIndex): Record<TermType, Candidate[]> {
  const made = indexes.get(index);
  if (made) return made;
  const all: Record<TermType, Candidate[]> = { role: [], skill: [] };
  for (const [key, names] of index.byKey) {
    for (const { term } of names) {
      const candidate = { uuid: term.competency, names: term.names };
      all[term.type].push({ term: candidate, pairs: pairsOf(key) });
    }
  }
  indexes.set(index, all);
  return all;
}

/** Less in common is chance. */
const least = 0.5;

/** The name of the vocabulary that is written most like a word, if any is. */
export function nearestTerm(
  { terms }: ReadingKnowledge,
  type: TermType,
  written: string,
  locale: 'nb' | 'sv' | 'en',
): { uuid: string; name: string } | null {
  const pairs = pairsOf(joinedKey(wordsOf(written)));
  let best: Candidate | undefined;
  let bestSimilarity = least;
  for (const candidate of candidates(terms)[type]) {
    const sizes = pairs.size + candidate.pairs.size;
    // The smaller set bounds what two can have in common.
    if ((2 * Math.min(pairs.size, candidate.pairs.size)) / sizes <= bestSimilarity) continue;
    let common = 0;
    for (const pair of pairs) if (candidate.pairs.has(pair)) common += 1;
    const similarity = (2 * common) / sizes;
    if (similarity > bestSimilarity) [best, bestSimilarity] = [candidate, similarity];
  }
  return best ? { uuid: best.term.uuid, name: best.term.names[locale] } : null;
}
