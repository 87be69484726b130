import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/tables.ts';
import type { CompetencyFollowedTable } from '../competencies.tables.ts';

/** How far those who have a competency have followed its last change. */
export type Followed = Selectable<CompetencyFollowedTable>;

/** Whoever has the competency is to follow, from the first, also where some have already. */
export async function beginFollowed(tx: Tx, competency: string): Promise<void> {
  const anew = { round: sql<string>`gen_random_uuid()`, after: null, done: 0, total: null };
  await tx
    .insertInto('competency_followed')
    .values({ competency, ...anew })
    .onConflict((conflict) => conflict.column('competency').doUpdateSet(anew))
    .execute();
}

export async function findFollowed(db: Db, competency: string): Promise<Followed | undefined> {
  return db
    .selectFrom('competency_followed')
    .selectAll()
    .where('competency', '=', competency)
    .executeTakeFirst();
}

/** Where it stands as it was found: not begun anew since, nor taken further by somebody else. */
const unchanged = ({ competency, round, after }: Followed) =>
  sql<boolean>`(competency, round) = (${competency}::uuid, ${round}::uuid)
    and after is not distinct from ${after}::uuid`;

/** Answers false where it no longer stands as it was found. */
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

/** All have followed. */
export async function endFollowed(db: Db, found: Followed): Promise<void> {
  await db.deleteFrom('competency_followed').where(unchanged(found)).execute();
}
