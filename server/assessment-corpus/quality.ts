/** How good an order is, from 0 to 1: the best first, and what is further down counts less. */
export function ndcg(gains: readonly number[], most = 10): number {
  const of = (list: readonly number[]) =>
    list.slice(0, most).reduce((sum, gain, at) => sum + (2 ** gain - 1) / Math.log2(at + 2), 0);
  const ideal = of(gains.toSorted((a, b) => b - a));
  return ideal === 0 ? 1 : of(gains) / ideal;
}

/** Of all pairs that are labelled differently, the share in the right order; equal scores are half. */
export function pairwise(all: readonly { score: number; grade: number }[]): {
  right: number;
  pairs: number;
} {
  let right = 0;
  let pairs = 0;
  for (const one of all) {
    for (const other of all) {
      if (one.grade <= other.grade) continue;
      pairs += 1;
      if (one.score > other.score) right += 1;
      else if (one.score === other.score) right += 0.5;
    }
  }
  return { right, pairs };
}

/** The mean over the labels, so that a rare one counts as much as a frequent one. */
export function macroF1(all: readonly { label: string; read: string }[]): number {
  const labels = [...new Set(all.map(({ label }) => label))];
  const f1 = labels.map((label) => {
    const right = all.filter((one) => one.label === label && one.read === label).length;
    const wrong = all.filter((one) => (one.label === label) !== (one.read === label)).length;
    return right === 0 ? 0 : (2 * right) / (2 * right + wrong);
  });
  return f1.reduce((sum, one) => sum + one, 0) / Math.max(1, f1.length);
}

export const mean = (all: readonly number[]): number =>
  all.length === 0 ? 0 : all.reduce((sum, one) => sum + one, 0) / all.length;
