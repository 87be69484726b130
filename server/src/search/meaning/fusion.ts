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
const fusion = { from: 60, words: 2, meaning: 1 };

const shareOf = (place: RawBuilder<unknown>, weight: RawBuilder<unknown>): RawBuilder<number> =>
  sql`coalesce(${weight} / (${sql.lit(fusion.from)}::float8 + ${place}), 0)`;

/**
 * What the words find (`hit`), each with its place, and what is near: one list of both. Words count
 * by how much of what was asked a profile answers: in full where it is marked with all of it, hardly
 * where it says one of many in passing. Who answers too little to be found by words is only ranked
 * by them.
 */
export function fused(
  { profiles, areHits }: NearProfiles,
  groupCount: number,
): RawBuilder<unknown> {
  const sure = sql`least(1, hit.score / ${sql.lit(groupCount)})`;
  const score = sql`${shareOf(sql`hit.place`, sql`${sql.lit(fusion.words)} * ${sure}`)}
    + ${shareOf(sql`near.place`, sql.lit(fusion.meaning))}`;
  return sql`
    select profile, case when hit.is_enough then hit.place end as place, ${score} as fused
    from (select profile, score, is_enough,
        row_number() over (order by is_enough desc, ${wordsOrder})::int as place
      from hit) as hit
    full join unnest(${profiles}::uuid[]) with ordinality as near (profile, place) using (profile)
    where hit.is_enough ${sql.raw(areHits ? 'or near.place is not null' : '')}`;
}
