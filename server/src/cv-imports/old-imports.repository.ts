import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';

/** Files of imports that are too old, or that belong to no import any more. */
export async function findOldFiles(
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ file: string }>`
    select f.file from file as f left join cv_import as i on i.file = f.file
    where f.purpose = 'cv_import' and (i.cv_import is null or i.created_at < ${before})
    order by f.created_at limit ${limit}`.execute(db);
  return rows.map(({ file }) => file);
}

/** The first import that waits for each profile. */
export async function findAllPending(db: Db): Promise<string[]> {
  const { rows } = await sql<{ cv_import: string }>`
    select distinct on (profile) cv_import from cv_import where status = 'pending'
    order by profile, created_at, cv_import`.execute(db);
  return rows.map(({ cv_import }) => cv_import);
}

/** Imports that nobody could read for so long. */
export async function findLongPending(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('cv_import')
    .select('cv_import')
    .where('status', '=', 'pending')
    .where('created_at', '<', before)
    .execute();
  return rows.map(({ cv_import }) => cv_import);
}
