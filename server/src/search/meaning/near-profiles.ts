import type { NearVector } from './near.repository.ts';

/** Vectors that are much less alike than the nearest one are none that was meant. */
const leastOfBest = 0.4;
/** A second and third project of the same kind count, each less than the one before. */
const further = [1, 0.3, 0.15];

const scoreOf = (hits: readonly NearVector[]): number =>
  further.reduce((sum, weight, at) => sum + weight * (hits[at]?.similarity ?? 0), 0);

/**
 * Near vectors by profile, the nearest profile first: those of which at least so many are near. The
 * vectors come in order.
 */
export function nearProfiles(
  vectors: readonly NearVector[],
  requiredMatches: number,
): Map<string, NearVector[]> {
  const best = vectors[0]?.similarity ?? 0;
  const near = vectors.filter(({ similarity }) => similarity >= best * leastOfBest);
  const grouped = [...Map.groupBy(near, ({ profile }) => profile)];
  return new Map(
    grouped
      .filter(([, hits]) => hits.length >= requiredMatches)
      .map(([profile, hits]) => ({ profile, hits, score: scoreOf(hits) }))
      .toSorted((a, b) => b.score - a.score || a.profile.localeCompare(b.profile))
      .map(({ profile, hits }) => [profile, hits]),
  );
}
