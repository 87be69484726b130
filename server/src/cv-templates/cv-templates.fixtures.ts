import './cv-templates.tables.ts';
import { aFile } from '../files/files.fixtures.ts';
import type { Db } from '../platform/database/tables.ts';
import { insertTemplate } from './cv-templates.repository.ts';

/** A template of an organization; its file is a row without content. */
export async function aCvTemplate(
  db: Db,
  organization: string,
  display_name = 'Vår mal',
): Promise<string> {
  const file = await aFile(db, {
    purpose: 'cv_template',
    file_name: 'mal.docx',
    media_type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  });
  const now = new Date();
  return db.transaction().execute((tx) =>
    insertTemplate(tx, {
      ...{ organization, display_name, file },
      found: JSON.stringify({ tags: ['name'], unknown: [], problems: [] }),
      ...{ created_at: now, updated_at: now },
    }),
  );
}
