import { sql, type RawBuilder } from 'kysely';

/** Those whose vectors are near, the nearest first. */
export interface NearProfiles {
  profiles: readonly string[];
  /** whether they are hits without the words, too; else they only rank what the words find */
  areHits: boolean;
}

/** The best of the words' hits first. */
export const wordsOrder = sql`matched desc, score desc, availability nulls last, profile`;
export const fusedOrder = sql`fused desc, place nulls last, profile`;

/** Reciprocal rank fusion: how little a place further down counts, and each of the lists. */
const fusion = { from: 60, words: 1, meaning: 1 };

const shareOf = (place: RawBuilder<unknown>, weight: number): RawBuilder<number> =>
  sql`coalesce(${sql.lit(weight)} / (${sql.lit(fusion.from)}::float8 + ${place}), 0)`;

/** What the words find (`hit`), each with its place, and what is near: one list of both. */
export function fused({ profiles, areHits }: NearProfiles): RawBuilder<unknown> {
  const score = sql`${shareOf(sql`hit.place`, fusion.words)}
    + ${shareOf(sql`near.place`, fusion.meaning)}`;
  return sql`
    select profile, hit.place, ${score} as fused
    from (select profile, row_number() over (order by ${wordsOrder})::int as place
      from hit) as hit
    ${sql.raw(areHits ? 'full' : 'left')} join unnest(${profiles}::uuid[])
      with ordinality as near (profile, place) using (profile)`;
}
