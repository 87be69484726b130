/** Scores that differ by no more than this do not say who is better. */
export const aboutEqual = 5;

export interface Scored {
  card: string;
  score: number;
}
export interface Placed extends Scored {
  /** the mean of the places in all runs */
  mean: number;
  spread: { best: number; worst: number };
}

/**
 * A run by scores alone: whoever is within five points is taken in the order in which they were
 * shown, so that the six orders show who cannot be told apart.
 */
export const runByScores = (scored: readonly Scored[], order: readonly string[]): string[] => {
  const scoreOf = new Map(scored.map(({ card, score }) => [card, score] as const));
  const placeOf = (card: string): number => {
    const own = scoreOf.get(card) ?? 0;
    const at = order.indexOf(card);
    return order.reduce((sum, other, place) => {
      const ahead = (scoreOf.get(other) ?? 0) - own;
      const isAbove = ahead > aboutEqual || (Math.abs(ahead) <= aboutEqual && place < at);
      return sum + (isAbove && other !== card ? 1 : 0);
    }, 0);
  };
  return order.toSorted((a, b) => placeOf(a) - placeOf(b) || order.indexOf(a) - order.indexOf(b));
};

function measured(scored: readonly Scored[], runs: readonly (readonly string[])[]): Placed[] {
  return scored.map((one) => {
    const places = runs.map((run) => run.indexOf(one.card) + 1).filter((place) => place > 0);
    const mean = places.reduce((sum, place) => sum + place, 0) / Math.max(1, places.length);
    return { ...one, mean, spread: { best: Math.min(...places), worst: Math.max(...places) } };
  });
}

/** Whether the mean place of the six runs decides between two, the lower one first. */
const goesAbove = (lower: Placed, upper: Placed): boolean =>
  upper.score - lower.score <= aboutEqual && lower.mean < upper.mean;

/** By score; within five points by the mean place of the runs. Nobody passes who is further ahead. */
export function placeCandidates(
  scored: readonly Scored[],
  runs: readonly (readonly string[])[],
): Placed[] {
  const order = measured(scored, runs).toSorted(
    (a, b) => b.score - a.score || a.mean - b.mean || (a.card < b.card ? -1 : 1),
  );
  for (let pass = 0; pass < order.length; pass += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const [upper, lower] = [order[at - 1], order[at]];
      if (upper && lower && goesAbove(lower, upper)) [order[at - 1], order[at]] = [lower, upper];
    }
  }
  return order.map((one, at) => ({ ...one, spread: withPlace(one.spread, at + 1) }));
}

/** The place that somebody got is always within their spread. */
const withPlace = ({ best, worst }: Placed['spread'], place: number): Placed['spread'] => ({
  best: Math.min(best, place),
  worst: Math.max(worst, place),
});

export const areAboutEqual = (one: Placed, other: Placed): boolean =>
  one.spread.best <= other.spread.worst && other.spread.best <= one.spread.worst;
