import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/tables.ts';
import type { SwappedRow } from '../../platform/merges.ts';
import type { MovedKind } from '../competencies.tables.ts';

export interface Merge {
  merge: string;
  competency: string;
  into_competency: string | null;
  status_before: 'proposed' | 'active';
  undone_at: Date | null;
}

export async function insertMerge(
  tx: Tx,
  made: Pick<Merge, 'competency' | 'into_competency' | 'status_before'> & {
    made_by: string;
    made_at: Date;
  },
): Promise<string> {
  const { merge } = await tx
    .insertInto('competency_merge')
    .values(made)
    .returning('merge')
    .executeTakeFirstOrThrow();
  return merge;
}

/** Saves the rows that a merge has changed, as they were before. */
export async function saveSwapped(
  tx: Tx,
  merge: string,
  swapped: readonly SwappedRow[],
): Promise<void> {
  await sql`
    insert into competency_moved (merge, kind, owner, position, mark, mark_of_other)
    select ${merge}::uuid, m.kind, m.owner, m.position, m.mark, m.mark_of_other
    from json_to_recordset(${JSON.stringify(swapped)}::json)
      as m (kind text, owner uuid, position integer, mark boolean, mark_of_other boolean)`.execute(
    tx,
  );
}

export async function findSwapped(
  db: Db,
  merge: string,
): Promise<(SwappedRow & { kind: MovedKind })[]> {
  return db
    .selectFrom('competency_moved')
    .select(['kind', 'owner', 'position', 'mark', 'mark_of_other'])
    .where('merge', '=', merge)
    .execute();
}

export async function lockMerge(tx: Tx, merge: string): Promise<Merge | undefined> {
  return tx
    .selectFrom('competency_merge')
    .select(['merge', 'competency', 'into_competency', 'status_before', 'undone_at'])
    .where('merge', '=', merge)
    .forUpdate()
    .executeTakeFirst();
}

export async function markUndone(
  tx: Tx,
  merge: string,
  undone: { undone_by: string; undone_at: Date },
): Promise<void> {
  await tx.updateTable('competency_merge').set(undone).where('merge', '=', merge).execute();
}

/** Terms that were merged into `from` are from now on merged into `into`. */
export async function transferMerged(
  tx: Tx,
  { from, into }: { from: string; into: string },
): Promise<string[]> {
  const moved = await tx
    .updateTable('competency')
    .set({ merged_into: into })
    .where('merged_into', '=', from)
    .returning('competency')
    .execute();
  return moved.map(({ competency }) => competency);
}

/** Of these terms, those still merged into `into` are merged into `from` again. */
export async function returnMerged(
  tx: Tx,
  { from, into, competencies }: { from: string; into: string; competencies: readonly string[] },
): Promise<void> {
  if (competencies.length === 0) return;
  await tx
    .updateTable('competency')
    .set({ merged_into: from })
    .where('competency', 'in', competencies)
    .where('merged_into', '=', into)
    .execute();
}

export async function setMerged(tx: Tx, competency: string, into: string): Promise<void> {
  await tx
    .updateTable('competency')
    .set({ status: 'merged', merged_into: into })
    .where('competency', '=', competency)
    .execute();
}
