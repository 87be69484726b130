import type { Db, Tx } from '../platform/database/tables.ts';
import type { ReceivedFile } from '../platform/handler.ts';
import type { FilePurpose } from './files.tables.ts';

/** Remembers a file that the platform has put into the storage; answers its id. */
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

/** Answers what to take out of the storage. */
export async function forgetFile(tx: Tx, file: string): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('file')
    .where('file', '=', file)
    .returning('storage_key')
    .executeTakeFirst();
  return row?.storage_key;
}
