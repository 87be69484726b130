import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import type { FileTable } from './files.tables.ts';

/** The row of a made-up picture, without content. */
export async function aFile(
  db: Db,
  fields: Partial<Insertable<FileTable>> & Pick<Insertable<FileTable>, 'purpose'>,
): Promise<string> {
  const { file } = await db
    .insertInto('file')
    .values({
      storage_key: randomUUID(),
      file_name: 'bilde.png',
      media_type: 'image/png',
      size: 4,
      sha256: '-',
      uploaded_by: null,
      ...fields,
    })
    .returning('file')
    .executeTakeFirstOrThrow();
  return file;
}
