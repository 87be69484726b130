import type { Insertable } from 'kysely';
import type { Tx } from '../platform/database/tables.ts';
import type { FilePurpose, FileTable } from './files.tables.ts';

type Made = Pick<
  Insertable<FileTable>,
  'storage_key' | 'file_name' | 'media_type' | 'size' | 'sha256'
>;

/** Adds the row of a file that Torg itself made: nobody's quota, and nothing for the virus scanner. */
export async function saveMadeFile(tx: Tx, made: Made, purpose: FilePurpose): Promise<string> {
  const { file } = await tx
    .insertInto('file')
    .values({ ...made, purpose, uploaded_by: null, unchecked_since: null })
    .returning('file')
    .executeTakeFirstOrThrow();
  return file;
}
