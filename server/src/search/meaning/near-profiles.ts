import type { NearVector } from './near.repository.ts';

/** Vectors with less than this share of the best similarity are not related to the query. */
const leastOfBest = 0.4;
/** The weights of a profile's best, second and third vector. */
const weights = [1, 0.3, 0.15];

const scoreOf = (hits: readonly NearVector[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * (hits[at]?.similarity ?? 0), 0);

/**
 * Groups near vectors by profile, the nearest profile first, and leaves out profiles with too few of
 * them. The vectors must be sorted by similarity.
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
