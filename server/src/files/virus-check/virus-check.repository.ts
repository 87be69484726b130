import type { Db, Tx } from '../../platform/database/tables.ts';

export async function findUnchecked(db: Db, file: string) {
  return db
    .selectFrom('file')
    .select(['file', 'storage_key'])
    .where('file', '=', file)
    .where('unchecked_since', 'is not', null)
    .executeTakeFirst();
}

/** Records the scanner's answer once; undefined if the file was removed or answered meanwhile. */
export async function saveAnswer(tx: Tx, file: string, virus: string | null) {
  return tx
    .updateTable('file')
    .set({ unchecked_since: null, virus })
    .where('file', '=', file)
    .where('unchecked_since', 'is not', null)
    .returning(['file', 'file_name', 'storage_key', 'purpose', 'uploaded_by'])
    .executeTakeFirst();
}

/** The scanner answers at once as a rule, so these have waited for too long. */
const lateAfterMs = 10 * 60_000;
const late = (db: Db, now: Date) =>
  db.selectFrom('file').where('unchecked_since', '<=', new Date(now.getTime() - lateAfterMs));

/** The files that should have been answered about by now, the longest first. */
export async function findLate(db: Db, now: Date): Promise<string[]> {
  const rows = await late(db, now).select('file').orderBy('unchecked_since').limit(500).execute();
  return rows.map(({ file }) => file);
}

export async function countUnchecked(
  db: Db,
  now: Date,
): Promise<{ count: number; since: Date | null }> {
  return late(db, now)
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.min('unchecked_since').as('since'),
    ])
    .executeTakeFirstOrThrow();
}
