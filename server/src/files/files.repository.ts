import type { Db, Tx } from '../platform/database/tables.ts';
import type { ReceivedFile } from '../platform/handler.ts';
import type { FilePurpose } from './files.tables.ts';

/** Adds the row of a file that is in the storage; returns its id. */
export async function saveFile(
  tx: Tx,
  file: ReceivedFile,
  about: { purpose: FilePurpose; uploadedBy: string },
): Promise<string> {
  const row = await tx
    .insertInto('file')
    .values({ ...file, purpose: about.purpose, uploaded_by: about.uploadedBy })
    .returning('file')
    .executeTakeFirstOrThrow();
  return row.file;
}

export async function findFile(db: Db, file: string) {
  return db.selectFrom('file').selectAll().where('file', '=', file).executeTakeFirst();
}

/** Deletes the row; returns the key of the content to remove from the storage. */
export async function forgetFile(tx: Tx, file: string): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('file')
    .where('file', '=', file)
    .returning('storage_key')
    .executeTakeFirst();
  return row?.storage_key;
}
