import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/tables.ts';

export async function countAttachments(tx: Tx, assignment: string): Promise<number> {
  const row = await tx
    .selectFrom('assignment_attachment')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('assignment', '=', assignment)
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function insertAttachment(tx: Tx, assignment: string, file: string): Promise<void> {
  await tx.insertInto('assignment_attachment').values({ assignment, file }).execute();
}

export async function findAttachment(db: Db, at: { assignment: string; file: string }) {
  return db
    .selectFrom('assignment_attachment as kept')
    .innerJoin('file as f', 'f.file', 'kept.file')
    .select(['f.file', 'f.storage_key', 'f.file_name', 'f.media_type', 'f.virus_check'])
    .where('kept.assignment', '=', at.assignment)
    .where('kept.file', '=', at.file)
    .executeTakeFirst();
}

/**
 * Removes the named attachments, or all, from the assignment; returns the files that no other
 * assignment uses. A copy shares its files with the original, so the last one deletes them.
 */
export async function detach(
  tx: Tx,
  from: { assignment: string; file?: string },
): Promise<string[]> {
  const { assignment, file } = from;
  const isMeant = file === undefined ? sql`true` : sql`file = ${file}`;
  // The lock makes calls that detach the same file at once run one after the other.
  await sql`
    select file from file where file in (
      select file from assignment_attachment where assignment = ${assignment} and ${isMeant}
    ) order by file for update`.execute(tx);
  const { rows } = await sql<{ file: string }>`
    delete from assignment_attachment where assignment = ${assignment} and ${isMeant}
    returning file`.execute(tx);
  if (rows.length === 0) return [];
  const files = rows.map((row) => row.file);
  const stillUsed = await tx
    .selectFrom('assignment_attachment')
    .select('file')
    .where('file', 'in', files)
    .execute();
  const filesInUse = new Set(stillUsed.map((row) => row.file));
  return files.filter((one) => !filesInUse.has(one));
}
