import type { Insertable } from 'kysely';
import type { Db, Tx } from '../platform/database/tables.ts';
import type { ReceivedFile } from '../platform/handler.ts';
import type { FilePurpose, FileTable } from './files.tables.ts';

interface About {
  purpose: FilePurpose;
  /** null: a job fetched or made it */
  uploadedBy: string | null;
  /** null: no virus scanner needs to see it */
  uncheckedSince: Date | null;
}

/** Adds the row of a file that is in the storage. */
export async function insertFile(tx: Tx, file: ReceivedFile, about: About) {
  const { is_picture: has_small, ...columns } = file;
  const { purpose, uploadedBy: uploaded_by, uncheckedSince: unchecked_since } = about;
  const row: Insertable<FileTable> = {
    ...{ ...columns, has_small },
    ...{ purpose, uploaded_by, unchecked_since },
  };
  return tx
    .insertInto('file')
    .values(row)
    .returning(['file as file_id', 'file_name', 'media_type', 'size', 'virus_check'])
    .executeTakeFirstOrThrow();
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
