import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/tables.ts';
import type { EntryRow } from './merge-work.ts';

export async function findEntries(db: Db, link: string): Promise<EntryRow[]> {
  return db
    .selectFrom('flowcase_entry')
    .selectAll()
    .where('flowcase_link', '=', link)
    .orderBy('flag')
    .orderBy('source')
    .execute();
}

export async function findEntry(
  db: Db,
  { link, flag, source }: { link: string; flag: EntryRow['flag']; source: string },
): Promise<EntryRow | undefined> {
  return db
    .selectFrom('flowcase_entry')
    .selectAll()
    .where('flowcase_link', '=', link)
    .where('flag', '=', flag)
    .where('source', '=', source)
    .executeTakeFirst();
}

/** Remembers what Flowcase has now, instead of what it had. */
export async function replaceEntries(
  tx: Tx,
  link: string,
  entries: readonly Omit<EntryRow, 'flowcase_link'>[],
): Promise<void> {
  await tx.deleteFrom('flowcase_entry').where('flowcase_link', '=', link).execute();
  await sql`
    insert into flowcase_entry (flowcase_link, flag, source, item, profile_item)
    select ${link}::uuid, flag, source, item, profile_item
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as one (flag text, source text,
      item jsonb, profile_item uuid)
    on conflict do nothing`.execute(tx);
}

export async function setEntryItem(
  tx: Tx,
  { flowcase_link, flag, source }: Pick<EntryRow, 'flowcase_link' | 'flag' | 'source'>,
  profile_item: string,
): Promise<void> {
  await tx
    .updateTable('flowcase_entry')
    .set({ profile_item })
    .where('flowcase_link', '=', flowcase_link)
    .where('flag', '=', flag)
    .where('source', '=', source)
    .execute();
}
