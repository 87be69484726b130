import { sql } from 'kysely';
import { prepared } from '../../platform/database/prepared.ts';
import type { Db, Tx } from '../../platform/database/tables.ts';
import type { EmbeddingVersionTable } from '../vectors.tables.ts';

export interface EmbeddingVersion {
  version: number;
  model: string;
  dimensions: number;
  state: 'building' | 'current' | 'old';
}

/** All versions of the vectors, the newest first. */
export async function findVersions(db: Db): Promise<EmbeddingVersion[]> {
  return db
    .selectFrom('embedding_version')
    .select(['version', 'model', 'dimensions', 'state'])
    .orderBy('version', 'desc')
    .execute();
}

export async function findCorpusStats(db: Db, version: number): Promise<Uint8Array> {
  const row = await db
    .selectFrom('embedding_version')
    .select('learnt')
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.learnt ?? new Uint8Array();
}

const indexOf = (version: number) => sql.ref(`embedding_near_${version}`);

/** The expression that the index of a version is on. */
export const indexedVector = ({ dimensions }: Pick<EmbeddingVersion, 'dimensions'>) =>
  sql`(e.vector::halfvec(${sql.lit(dimensions)}))`;

/** With fewer vectors it is faster to compare them all. */
const worthAnIndex = 10_000;

/**
 * Indexes the vectors of a version once there are enough; without a complete index all of them are
 * compared. Runs outside any transaction, so that others can read and write meanwhile.
 */
export async function indexVersion(db: Db, version: EmbeddingVersion): Promise<void> {
  const name = `embedding_near_${version.version}`;
  const { rows } = await sql<{ isMany: boolean; isValid: boolean | null }>`
    select (select count(*) from (select from embedding where version = ${version.version}
        limit ${worthAnIndex}) as counted) = ${worthAnIndex} as "isMany",
      (select i.indisvalid from pg_index as i
        where i.indexrelid = to_regclass(${name})) as "isValid"`.execute(db);
  if (rows[0]?.isMany !== true || rows[0].isValid === true) return;
  await sql`drop index if exists ${indexOf(version.version)}`.execute(db);
  await sql`create index concurrently ${indexOf(version.version)} on embedding
    using hnsw ((vector::halfvec(${sql.lit(version.dimensions)})) halfvec_ip_ops)
    where version = ${sql.lit(version.version)}`.execute(db);
}

/** Starts a version; undefined when another one is being built. */
export async function beginVersion(
  tx: Tx,
  made: Pick<EmbeddingVersionTable, 'model' | 'dimensions' | 'learnt' | 'begun_by'>,
): Promise<EmbeddingVersion | undefined> {
  return tx
    .insertInto('embedding_version')
    .values({ ...made, completed_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['version', 'model', 'dimensions', 'state'])
    .executeTakeFirst();
}

/** Lets searches use the version from now on. */
export async function completeVersion(tx: Tx, version: number, now: Date): Promise<void> {
  await retireVersions(tx, 'current', now);
  await tx
    .updateTable('embedding_version')
    .set({ state: 'current', completed_at: now })
    .where('version', '=', version)
    .where('state', '=', 'building')
    .execute();
}

/** Marks versions whose vectors are no longer used. */
export async function retireVersions(
  tx: Tx,
  state: 'current' | 'building',
  now: Date,
): Promise<void> {
  await tx
    .updateTable('embedding_version')
    .set({ state: 'old', completed_at: now })
    .where('state', '=', state)
    .execute();
}

/** Deletes some of an old version's vectors, and finally the version. Returns whether more is left. */
export async function removeSome(tx: Tx, version: number, limit: number): Promise<boolean> {
  await sql`drop index if exists ${indexOf(version)}`.execute(tx);
  const { numAffectedRows = 0n } = await sql`
    delete from embedding where ctid = any(array(
      select ctid from embedding where version = ${version} limit ${limit}))`.execute(tx);
  if (numAffectedRows === BigInt(limit)) return true;
  await tx.deleteFrom('embedding_version').where('version', '=', version).execute();
  return false;
}

/** The version that searches use, if any, and whether the database can have vectors. */
export async function findUsed(
  db: Db,
): Promise<{ hasTable: boolean; used: EmbeddingVersion | undefined }> {
  const { rows } = await sql<EmbeddingVersion & { hasTable: boolean }>`${prepared}
    select to_regclass('embedding') is not null as "hasTable", v.version, v.model, v.dimensions
    from (select) as one left join embedding_version as v on v.state = 'current'`.execute(db);
  const [row] = rows;
  if (row === undefined || !row.hasTable) return { hasTable: false, used: undefined };
  return { hasTable: true, used: row.version === null ? undefined : row };
}

export interface Progress extends EmbeddingVersion {
  begun_at: Date;
  completed_at: Date | null;
  profiles_done: number;
}

/** How many profiles each version has embedded. */
export async function findProgress(db: Db): Promise<{ profiles: number; versions: Progress[] }> {
  const { rows } = await sql<Progress>`
    select v.version, v.model, v.dimensions, v.state, v.begun_at, v.completed_at,
      (select count(*)::int from embedded_profile as e join profile as p using (profile)
        where e.version = v.version and e.profile_updated_at = p.updated_at) as profiles_done
    from embedding_version as v where v.state <> 'old'`.execute(db);
  const counted = await db
    .selectFrom('profile')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { profiles: counted.count, versions: rows };
}

export async function countVectors(db: Db, version: number): Promise<number> {
  const { count } = await db
    .selectFrom('embedding')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return count;
}
