import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/tables.ts';

const shown = ['photo', 'logo'] as const;

const old = (db: Db) =>
  db.selectFrom('file').where('purpose', 'in', shown).where('has_small', '=', false);

/** Some pictures that were stored before pictures were encoded anew; others each time. */
export async function findOldPictures(db: Db, limit: number): Promise<string[]> {
  const rows = await old(db)
    .select('file')
    .orderBy(sql`random()`)
    .limit(limit)
    .execute();
  return rows.map(({ file }) => file);
}

export async function findOldPicture(db: Db, file: string) {
  return old(db)
    .select(['file', 'storage_key', 'file_name', 'purpose'])
    .where('file', '=', file)
    .executeTakeFirst();
}

interface Encoded {
  storage_key: string;
  file_name: string;
  media_type: string;
  size: number;
  sha256: string;
}

/** Whether it was replaced: false if it was removed, or encoded by somebody else, meanwhile. */
export async function replaceOldPicture(tx: Tx, file: string, encoded: Encoded): Promise<boolean> {
  const replaced = await tx
    .updateTable('file')
    .set({ ...encoded, has_small: true })
    .where('file', '=', file)
    .where('has_small', '=', false)
    .returning('file')
    .executeTakeFirst();
  return replaced !== undefined;
}
