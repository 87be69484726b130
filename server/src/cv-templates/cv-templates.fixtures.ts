import { randomUUID } from 'node:crypto';
import './cv-templates.tables.ts';
import { aFile } from '../files/files.fixtures.ts';
import type { Db } from '../platform/database/tables.ts';
import { insertTemplate } from './cv-templates.repository.ts';

/** A template of an organization; its file has no content unless the storage has some. */
export async function aCvTemplate(
  db: Db,
  organization: string,
  storage_key: string = randomUUID(),
): Promise<string> {
  const file = await aFile(db, {
    purpose: 'cv_template',
    storage_key,
    file_name: 'mal.docx',
    media_type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  });
  const now = new Date();
  return db.transaction().execute((tx) =>
    insertTemplate(tx, {
      ...{ organization, display_name: 'Vår mal', file },
      found: JSON.stringify({ tags: ['name'], unknown: [], problems: [] }),
      ...{ created_at: now, updated_at: now },
    }),
  );
}
