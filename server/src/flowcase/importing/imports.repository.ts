import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Db, Tx } from '../../platform/database/tables.ts';
import type { FlowcaseImportRowTable, FlowcaseImportTable } from '../flowcase.tables.ts';

export type ImportRow = Selectable<FlowcaseImportRowTable>;
export type FoundImport = Selectable<FlowcaseImportTable>;

export async function insertImport(
  tx: Tx,
  values: Insertable<FlowcaseImportTable>,
  rows: readonly Omit<Insertable<FlowcaseImportRowTable>, 'flowcase_import' | 'position'>[],
): Promise<string> {
  const { flowcase_import } = await tx
    .insertInto('flowcase_import')
    .values(values)
    .returning('flowcase_import')
    .executeTakeFirstOrThrow();
  const placed = rows.map((row, position) => ({ ...row, flowcase_import, position }));
  await tx.insertInto('flowcase_import_row').values(placed).execute();
  return flowcase_import;
}

export async function findImport(db: Db, id: string): Promise<FoundImport | undefined> {
  return db
    .selectFrom('flowcase_import')
    .selectAll()
    .where('flowcase_import', '=', id)
    .executeTakeFirst();
}

export async function findRows(db: Db, id: string): Promise<ImportRow[]> {
  return db
    .selectFrom('flowcase_import_row')
    .selectAll()
    .where('flowcase_import', '=', id)
    .orderBy('position')
    .execute();
}

/** The row, if nobody has done it yet; it is locked, so that nobody else does, or deletes it. */
export async function lockPendingRow(
  tx: Tx,
  { flowcase_import, position }: Pick<ImportRow, 'flowcase_import' | 'position'>,
): Promise<ImportRow | undefined> {
  return tx
    .selectFrom('flowcase_import_row')
    .selectAll()
    .where('flowcase_import', '=', flowcase_import)
    .where('position', '=', position)
    .where('status', '=', 'pending')
    .forUpdate()
    .executeTakeFirst();
}

export async function updateRow(
  tx: Tx,
  { flowcase_import, position }: Pick<ImportRow, 'flowcase_import' | 'position'>,
  changes: Updateable<FlowcaseImportRowTable>,
): Promise<void> {
  await tx
    .updateTable('flowcase_import_row')
    .set(changes)
    .where('flowcase_import', '=', flowcase_import)
    .where('position', '=', position)
    .execute();
}

/** Ends an import of which no row waits any more. */
export async function endImport(tx: Tx, id: string, finished_at: Date): Promise<void> {
  await sql`update flowcase_import as i set finished_at = ${finished_at}
    where i.flowcase_import = ${id} and i.finished_at is null
      and not exists (select from flowcase_import_row as r
        where r.flowcase_import = i.flowcase_import and r.status = 'pending')`.execute(tx);
}

export async function findPendingImports(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('flowcase_import')
    .select('flowcase_import')
    .where('finished_at', 'is', null)
    .orderBy('created_at')
    .execute();
  return rows.map(({ flowcase_import }) => flowcase_import);
}

export interface ImportListRow extends FoundImport {
  created_by_name: string | null;
  pending: number;
  imported: number;
  linked: number;
  failed: number;
}

type Which = { organization: string; limit: number } | { flowcase_import: string };

/** Imports with the number of rows in each state, newest first. */
export async function findImportList(db: Db, which: Which): Promise<ImportListRow[]> {
  const [where, limit] =
    'organization' in which
      ? ([sql`i.organization = ${which.organization}`, which.limit] as const)
      : ([sql`i.flowcase_import = ${which.flowcase_import}`, 1] as const);
  const count = (status: string) =>
    sql`(count(r.position) filter (where r.status = ${status}))::int`;
  const { rows } = await sql<ImportListRow>`
    select i.*, x.name as created_by_name, ${count('pending')} as pending,
      ${count('imported')} as imported, ${count('linked')} as linked, ${count('failed')} as failed
    from flowcase_import as i left join account as x on x.account = i.created_by
    left join flowcase_import_row as r using (flowcase_import)
    where ${where} group by i.flowcase_import, x.name
    order by i.created_at desc, i.flowcase_import limit ${limit}`.execute(db);
  return rows;
}
