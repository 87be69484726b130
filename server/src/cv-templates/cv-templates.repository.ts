import type { Insertable, Updateable } from 'kysely';
import type { Db, Tx } from '../platform/database/tables.ts';
import type { CvTemplateTable } from './cv-templates.tables.ts';

const selectTemplates = (db: Db) =>
  db
    .selectFrom('cv_template as t')
    .innerJoin('organization as o', 'o.organization', 't.organization')
    .innerJoin('file as f', 'f.file', 't.file')
    .selectAll('t')
    .select(['o.kind', 'f.file_name']);

export type TemplateRow = Awaited<ReturnType<typeof findTemplates>>[number];

/** By name, and the older of two equal names first. */
export async function findTemplates(db: Db, organization: string) {
  return selectTemplates(db)
    .where('t.organization', '=', organization)
    .orderBy((one) => one.fn('lower', ['t.display_name']))
    .orderBy('t.created_at')
    .orderBy('t.cv_template')
    .execute();
}

export async function findTemplate(db: Db, template: string): Promise<TemplateRow | undefined> {
  return selectTemplates(db).where('t.cv_template', '=', template).executeTakeFirst();
}

/**
 * Locks the template until the transaction ends; it may have been removed meanwhile. It is read
 * after it is locked: in one statement, PostgreSQL would join the new row with the file of the old.
 */
export async function lockTemplate(tx: Tx, template: string): Promise<TemplateRow | undefined> {
  const locked = tx.selectFrom('cv_template').select('cv_template').forUpdate();
  await locked.where('cv_template', '=', template).execute();
  return findTemplate(tx, template);
}

export async function insertTemplate(tx: Tx, made: Insertable<CvTemplateTable>): Promise<string> {
  const { cv_template } = await tx
    .insertInto('cv_template')
    .values(made)
    .returning('cv_template')
    .executeTakeFirstOrThrow();
  return cv_template;
}

export async function updateTemplate(
  tx: Tx,
  template: string,
  changes: Updateable<CvTemplateTable>,
): Promise<void> {
  await tx.updateTable('cv_template').set(changes).where('cv_template', '=', template).execute();
}

export async function deleteTemplate(tx: Tx, template: string): Promise<void> {
  await tx.deleteFrom('cv_template').where('cv_template', '=', template).execute();
}
