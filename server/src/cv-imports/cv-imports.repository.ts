import type { Insertable, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/database/tables.ts';
import type { CvImportTable, PersonField } from './cv-imports.tables.ts';
import type { EntryRow } from './merging/entry-row.ts';

export type ImportRow = Selectable<CvImportTable> & { uploaded_by_name: string | null };

/** Of equal files that wait for a profile at once, the first one stays; undefined: there is one. */
export async function insertImport(
  tx: Tx,
  values: Insertable<CvImportTable>,
): Promise<string | undefined> {
  const added = await tx
    .insertInto('cv_import')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['profile', 'sha256']).where('status', '=', 'pending').doNothing(),
    )
    .returning('cv_import')
    .executeTakeFirst();
  return added?.cv_import;
}

export async function findPending(db: Db, same: { profile: string; sha256: string }) {
  return db
    .selectFrom('cv_import')
    .select('cv_import')
    .where('profile', '=', same.profile)
    .where('sha256', '=', same.sha256)
    .where('status', '=', 'pending')
    .executeTakeFirst();
}

const selectImports = (db: Db) =>
  db
    .selectFrom('cv_import as i')
    .leftJoin('account as x', 'x.account', 'i.created_by')
    .selectAll('i')
    .select('x.name as uploaded_by_name');

/** All but what was found, which is much. */
const listed = [
  ...(['cv_import', 'profile', 'created_by', 'status', 'error', 'locale', 'review'] as const),
  ...(['flags', 'file', 'file_name', 'media_type', 'created_at', 'updated_at'] as const),
  ...(['finished_at', 'applied_at', 'undone_at'] as const),
] as const;

export type ListedImport = Pick<ImportRow, (typeof listed)[number] | 'uploaded_by_name'>;

export async function findImports(db: Db, profile: string): Promise<ListedImport[]> {
  return db
    .selectFrom('cv_import as i')
    .leftJoin('account as x', 'x.account', 'i.created_by')
    .select(listed.map((name) => `i.${name}` as const))
    .select('x.name as uploaded_by_name')
    .where('i.profile', '=', profile)
    .orderBy('i.created_at', 'desc')
    .orderBy('i.cv_import')
    .execute();
}

export async function findImport(db: Db, cvImport: string): Promise<ImportRow | undefined> {
  return selectImports(db).where('i.cv_import', '=', cvImport).executeTakeFirst();
}

/** The import that is to be read first, of those that wait for a profile. */
export async function findFirstPending(db: Db, profile: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('cv_import')
    .select('cv_import')
    .where('profile', '=', profile)
    .where('status', '=', 'pending')
    .orderBy('created_at')
    .orderBy('cv_import')
    .limit(1)
    .executeTakeFirst();
  return row?.cv_import;
}

export async function updateImport(
  tx: Tx,
  cvImport: string,
  changes: Updateable<CvImportTable>,
): Promise<void> {
  await updateImports(tx, [cvImport], changes);
}

/** Also where there is none. */
const oneOf = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`;

export type LockedImport = Pick<ImportRow, 'cv_import' | 'profile' | 'created_by' | 'status'>;

/** Locks these imports until the transaction ends, in the order of their ids. */
export async function lockImports(tx: Tx, ids: readonly string[]): Promise<LockedImport[]> {
  return tx
    .selectFrom('cv_import')
    .select(['cv_import', 'profile', 'created_by', 'status'])
    .where('cv_import', '=', oneOf(ids))
    .orderBy('cv_import')
    .forUpdate()
    .execute();
}

export async function updateImports(
  tx: Tx,
  ids: readonly string[],
  changes: Updateable<CvImportTable>,
): Promise<void> {
  await tx.updateTable('cv_import').set(changes).where('cv_import', '=', oneOf(ids)).execute();
}

/** Removes an import; returns its file. */
export async function deleteImport(tx: Tx, cvImport: string): Promise<string | null | undefined> {
  const row = await tx
    .deleteFrom('cv_import')
    .where('cv_import', '=', cvImport)
    .returning('file')
    .executeTakeFirst();
  return row?.file;
}

export async function findEntries(db: Db, cvImport: string): Promise<EntryRow[]> {
  return db
    .selectFrom('cv_import_entry')
    .selectAll()
    .where('cv_import', '=', cvImport)
    .orderBy('flag')
    .orderBy('position')
    .execute();
}

/** Writes what was found, in one statement. */
export async function insertEntries(
  tx: Tx,
  cvImport: string,
  entries: readonly Pick<
    EntryRow,
    'flag' | 'position' | 'item' | 'terms' | 'certainty' | 'source'
  >[],
): Promise<void> {
  await sql`
    insert into cv_import_entry (cv_import, flag, position, item, terms, certainty, source)
    select ${cvImport}::uuid, flag, position, item, terms, certainty, source
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as one (flag text, position integer,
      item jsonb, terms jsonb, certainty text, source jsonb)`.execute(tx);
}

export type EntryUpdate = Pick<EntryRow, 'entry' | 'state' | 'reason'> &
  Partial<Pick<EntryRow, 'item' | 'terms' | 'profile_item' | 'item_revision'>>;

/** Writes what became of entries, in one statement; a field that is not named stays. */
export async function updateEntries(tx: Tx, updates: readonly EntryUpdate[]): Promise<void> {
  if (updates.length === 0) return;
  await sql`
    update cv_import_entry as e set state = one.state, reason = one.reason,
      item = coalesce(one.item, e.item), terms = coalesce(one.terms, e.terms),
      profile_item = coalesce(one.profile_item, e.profile_item),
      item_revision = coalesce(one.item_revision, e.item_revision)
    from jsonb_to_recordset(${JSON.stringify(updates)}::jsonb) as one (entry uuid, state text,
      reason text, item jsonb, terms jsonb, profile_item uuid, item_revision integer)
    where e.entry = one.entry`.execute(tx);
}

/** The revisions of the entries that the profile has from an import. */
export async function findRevisions(db: Db, cvImport: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('cv_import_entry as e')
    .innerJoin('profile_item as t', 't.item', 'e.profile_item')
    .select(['t.item', 't.revision'])
    .where('e.cv_import', '=', cvImport)
    .where('t.removed_at', 'is', null)
    .execute();
  return new Map(rows.map(({ item, revision }) => [item, revision]));
}

export type FilledFields = Readonly<Record<PersonField, boolean>>;

/** Which of the fields about the person the account has already. */
export async function findFilledFields(db: Db, profile: string): Promise<FilledFields> {
  const { name, email, phone, title } = await db
    .selectFrom('account')
    .select(['name', 'email', 'phone', 'title'])
    .where('account', '=', profile)
    .executeTakeFirstOrThrow();
  return { name: name !== '', email: email !== '', phone: Boolean(phone), title: Boolean(title) };
}
