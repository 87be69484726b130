import { sql, type RawBuilder } from 'kysely';

/** Profiles with near vectors, the nearest first. */
export interface NearProfiles {
  profiles: readonly string[];
  /** whether they are hits by themselves; otherwise they only rank the hits by words */
  areHits: boolean;
}

/** The best hits by words first. */
export const wordsOrder = sql`matched desc, score desc, availability nulls last, profile`;
export const fusedOrder = sql`fused desc, place nulls last, profile`;

/** Reciprocal rank fusion: the constant that is added to a rank, and the weights of the two lists. */
const fusion = { from: 60, words: 2, meaning: 1 };

const shareOf = (place: RawBuilder<unknown>, weight: RawBuilder<unknown>): RawBuilder<number> =>
  sql`coalesce(${weight} / (${sql.lit(fusion.from)}::float8 + ${place}), 0)`;

/**
 * Fuses the hits by words (`hit`) with the near profiles. Words count by how well a profile answers
 * the query: fully if all of it is marked there, little if one of many words is mentioned. Profiles
 * that answer too little to be hits by words are only ranked by them.
 */
export function fused(
  { profiles, areHits }: NearProfiles,
  groupCount: number,
): RawBuilder<unknown> {
  const confidence = sql`least(1, hit.score / ${sql.lit(groupCount)})`;
  const score = sql`${shareOf(sql`hit.place`, sql`${sql.lit(fusion.words)} * ${confidence}`)}
    + ${shareOf(sql`near.place`, sql.lit(fusion.meaning))}`;
  return sql`
    select profile, case when hit.is_enough then hit.place end as place, ${score} as fused
    from (select profile, score, is_enough,
        row_number() over (order by is_enough desc, ${wordsOrder})::int as place
      from hit) as hit
    full join unnest(${profiles}::uuid[]) with ordinality as near (profile, place) using (profile)
    where hit.is_enough ${sql.raw(areHits ? 'or near.place is not null' : '')}`;
}
