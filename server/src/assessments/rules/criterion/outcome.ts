import type { Evidence } from '@torg/protocol/assessments/assessment-outputs';
import type { Use } from '../reading/read-cv.ts';

/** What was found for a part of a criterion. */
export interface Outcome {
  score: number;
  /** a sentence or two */
  reason: string;
  evidence: readonly Evidence[];
  weights: ReadonlyMap<string, number>;
}

export const nothingFound = (reason: string, score = 0): Outcome => ({
  score,
  reason,
  evidence: [],
  weights: new Map(),
});

const mostQuoted = 2;

/** One quote of each entry, a sentence rather than a name. */
export function quotesOf(uses: readonly Use[], most = mostQuoted): Evidence[] {
  const byItem = new Map<string, Use>();
  for (const use of uses) {
    const before = byItem.get(use.item);
    if (before === undefined || use.quote.length > before.quote.length) byItem.set(use.item, use);
  }
  return [...byItem.values()].slice(0, most).map(({ item, quote }) => ({ item, quote }));
}

export function distinctEvidence(all: readonly Evidence[], most: number): Evidence[] {
  const isSame = (one: Evidence) => (other: Evidence) =>
    one.item === other.item && one.quote === other.quote;
  return all.filter((one, at) => all.findIndex(isSame(one)) === at).slice(0, most);
}

/** The higher weight of each entry. */
export function joinWeights(all: readonly ReadonlyMap<string, number>[]): Map<string, number> {
  const joined = new Map<string, number>();
  for (const weights of all) {
    for (const [item, weight] of weights) joined.set(item, Math.max(weight, joined.get(item) ?? 0));
  }
  return joined;
}
