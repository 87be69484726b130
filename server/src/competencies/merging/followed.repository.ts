import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/tables.ts';
import type { CompetencyFollowedTable } from '../competencies.tables.ts';

/** The progress of updating profiles after the last change of a competency. */
export type Followed = Selectable<CompetencyFollowedTable>;

/** Starts to update the profiles that have the competency, from the first one again. */
export async function beginFollowed(tx: Tx, competency: string): Promise<void> {
  const start = { round: sql<string>`gen_random_uuid()`, after: null, done: 0, total: null };
  await tx
    .insertInto('competency_followed')
    .values({ competency, ...start })
    .onConflict((conflict) => conflict.column('competency').doUpdateSet(start))
    .execute();
}

export async function findFollowed(db: Db, competency: string): Promise<Followed | undefined> {
  return db
    .selectFrom('competency_followed')
    .selectAll()
    .where('competency', '=', competency)
    .executeTakeFirst();
}

/** Whether the row is as it was read: neither restarted nor advanced by another process. */
const unchanged = ({ competency, round, after }: Followed) =>
  sql<boolean>`(competency, round) = (${competency}::uuid, ${round}::uuid)
    and after is not distinct from ${after}::uuid`;

/** Returns false if the row has changed since it was read. */
export async function advanceFollowed(
  tx: Tx,
  found: Followed,
  further: { after: string; done: number; total: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('competency_followed')
    .set(further)
    .where(unchanged(found))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Deletes the row once all profiles are updated. */
export async function endFollowed(db: Db, found: Followed): Promise<void> {
  await db.deleteFrom('competency_followed').where(unchanged(found)).execute();
}
