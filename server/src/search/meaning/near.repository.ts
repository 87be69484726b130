import { sql, type RawBuilder } from 'kysely';
import type { VectorType } from '@torg/protocol/search/search';
import { idsOfAnyNumber, prepared } from '../../platform/database/prepared.ts';
import type { Db } from '../../platform/database/tables.ts';
import { indexedVector } from './embedding-versions.repository.ts';
import { searchesInTexts } from '@torg/protocol/search/search-filter';
import { conditionsOf, joined, type ProfileCriteria } from '../results/hits.repository.ts';

export interface NearVector {
  profile: string;
  type: VectorType;
  item: string;
  /** from -1 to 1 */
  similarity: number;
}

/** A query as a vector, and the vectors that it is compared with. */
export interface QueryVector {
  version: number;
  dimensions: number;
  vector: readonly number[];
  types: readonly VectorType[];
  leastSimilarity: number;
}

/** At most this many vectors count as near. */
const mostNear = 200;
/** Up to this many profiles, all their vectors are compared; with more the index is used. */
const fewProfiles = 2_000;

/** The ids of profiles that match; undefined if there are many. */
async function findFew(db: Db, criteria: ProfileCriteria): Promise<string[] | undefined> {
  const where = sql.join(conditionsOf(criteria), sql` and `);
  const { rows } = await sql<{ profile: string }>`
    select s.profile from ${joined} where ${where} limit ${fewProfiles + 1}`.execute(db);
  return rows.length > fewProfiles ? undefined : rows.map(({ profile }) => profile);
}

/** The same criteria with the profiles that match, if their filter searches in texts and they are few. */
export async function settleTexts(db: Db, criteria: ProfileCriteria): Promise<ProfileCriteria> {
  if (criteria.filters === undefined || !searchesInTexts(criteria.filters)) return criteria;
  const few = await findFew(db, criteria);
  if (few === undefined) return criteria;
  return { ...criteria, filters: { path: 'account', operator: 'in', value: few } };
}

interface Comparison {
  isFrequent: boolean;
  /** the smaller, the nearer */
  distance: RawBuilder<number>;
  from: RawBuilder<unknown>;
  where: RawBuilder<unknown>;
}

async function findNearest(
  db: Db,
  queryVector: QueryVector,
  { isFrequent, distance, from, where }: Comparison,
) {
  const { rows } = await sql<NearVector>`${isFrequent ? prepared : sql``}
    select e.profile, e.type, e.item, -(${distance}) as similarity
    from embedding as e ${from}
    where e.version = ${sql.lit(queryVector.version)} and e.type = any(${queryVector.types}::text[])
      and ${where}
    order by ${distance} limit ${sql.lit(mostNear)}`.execute(db);
  return rows.filter(({ similarity }) => similarity >= queryVector.leastSimilarity);
}

/** The vectors nearest to the query, of profiles that match the criteria. */
export async function findNear(
  db: Db,
  queryVector: QueryVector,
  criteria: ProfileCriteria,
): Promise<NearVector[]> {
  const text = JSON.stringify(queryVector.vector);
  const few = criteria.filters === undefined ? undefined : await findFew(db, criteria);
  if (few !== undefined) {
    return findNearest(db, queryVector, {
      isFrequent: true,
      distance: sql`e.vector <#> ${text}::halfvec`,
      from: sql``,
      where: sql`e.profile = any(${idsOfAnyNumber(few)})`,
    });
  }
  const query = sql`${text}::halfvec(${sql.lit(queryVector.dimensions)})`;
  return findNearest(db, queryVector, {
    isFrequent: criteria.filters === undefined,
    distance: sql`${indexedVector(queryVector)} <#> ${query}`,
    from:
      criteria.filters === undefined
        ? sql`join profile_availability as v on v.profile = e.profile`
        : sql`join (${joined}) on s.profile = e.profile`,
    where: sql.join(conditionsOf(criteria), sql` and `),
  });
}
