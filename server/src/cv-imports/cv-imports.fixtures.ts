import { allFlagsKept } from '@torg/protocol/cv-imports/import-inputs';
import type { Insertable } from 'kysely';
import { aFile } from '../files/files.fixtures.ts';
import type { Db } from '../platform/database/tables.ts';
import type { CvImportTable } from './cv-imports.tables.ts';

type Fields = Partial<Insertable<CvImportTable>> & { profile: string };

/** A made-up import, by default one that waits to be read. */
export async function aCvImport(db: Db, fields: Fields): Promise<string> {
  const file = await aFile(db, {
    purpose: 'cv_import',
    file_name: 'cv.pdf',
    media_type: 'application/pdf',
  });
  const now = new Date();
  const { cv_import } = await db
    .insertInto('cv_import')
    .values({
      created_by: fields.profile,
      locale: 'nb',
      review: 'before',
      flags: JSON.stringify(allFlagsKept),
      file,
      file_name: 'cv.pdf',
      media_type: 'application/pdf',
      sha256: file,
      seen: JSON.stringify({ items: {}, description: '', skills: [], roles: [] }),
      created_at: now,
      updated_at: now,
      ...fields,
    })
    .returning('cv_import')
    .executeTakeFirstOrThrow();
  return cv_import;
}
