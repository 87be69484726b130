import { sql, type RawBuilder } from 'kysely';
import type { VectorType } from '@torg/protocol/search/search';
import { idsOfAnyNumber, prepared } from '../../platform/database/prepared.ts';
import type { Db } from '../../platform/database/tables.ts';
import { indexedVector } from './embedding-versions.repository.ts';
import { conditionsOf, joined, type ProfileCriteria } from '../results/hits.repository.ts';

export interface NearVector {
  profile: string;
  type: VectorType;
  item: string;
  /** from -1 to 1 */
  similarity: number;
}

/** A query as a vector, and what it is compared with. */
export interface QueryVector {
  version: number;
  dimensions: number;
  vector: readonly number[];
  types: readonly VectorType[];
  leastSimilarity: number;
}

/** So many vectors count as near at most. */
const mostNear = 200;
/** Of so few profiles every vector is compared; among more the index is asked. */
const fewProfiles = 2_000;

/** The ids of those that may be hits; undefined where they are many. */
async function findFew(db: Db, queryVector: ProfileCriteria): Promise<string[] | undefined> {
  const where = sql.join(conditionsOf(queryVector), sql` and `);
  const { rows } = await sql<{ profile: string }>`
    select s.profile from ${joined} where ${where} limit ${fewProfiles + 1}`.execute(db);
  return rows.length > fewProfiles ? undefined : rows.map(({ profile }) => profile);
}

interface Compared {
  isOften: boolean;
  /** the less, the nearer */
  distance: RawBuilder<number>;
  from: RawBuilder<unknown>;
  where: RawBuilder<unknown>;
}

async function ask(db: Db, queryVector: QueryVector, { isOften, distance, from, where }: Compared) {
  const { rows } = await sql<NearVector>`${isOften ? prepared : sql``}
    select e.profile, e.type, e.item, -(${distance}) as similarity
    from embedding as e ${from}
    where e.version = ${sql.lit(queryVector.version)} and e.type = any(${queryVector.types}::text[])
      and ${where}
    order by ${distance} limit ${sql.lit(mostNear)}`.execute(db);
  return rows.filter(({ similarity }) => similarity >= queryVector.leastSimilarity);
}

/** The vectors that are nearest, of profiles that may be hits. */
export async function findNear(
  db: Db,
  queryVector: QueryVector,
  of: ProfileCriteria,
): Promise<NearVector[]> {
  const text = JSON.stringify(queryVector.vector);
  const few = of.filters === undefined ? undefined : await findFew(db, of);
  if (few !== undefined) {
    return ask(db, queryVector, {
      isOften: true,
      distance: sql`e.vector <#> ${text}::halfvec`,
      from: sql``,
      where: sql`e.profile = any(${idsOfAnyNumber(few)})`,
    });
  }
  const query = sql`${text}::halfvec(${sql.lit(queryVector.dimensions)})`;
  return ask(db, queryVector, {
    isOften: of.filters === undefined,
    distance: sql`${indexedVector(queryVector)} <#> ${query}`,
    from:
      of.filters === undefined
        ? sql`join profile_availability as v on v.profile = e.profile`
        : sql`join (${joined}) on s.profile = e.profile`,
    where: sql.join(conditionsOf(of), sql` and `),
  });
}
