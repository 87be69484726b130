import { sql, type Selectable } from 'kysely';
import type { Db, Tables } from '../src/platform/database/tables.ts';

/** A row of a table. A column that the first row lacks gets its default in all rows. */
export type Row<T extends keyof Tables> = Partial<Selectable<Tables[T]>>;

const atOnce = 2_000;

/** Inserts many rows with few statements, each with a single parameter. */
export async function insertRows<T extends keyof Tables>(
  db: Db,
  table: T,
  rows: readonly Row<T>[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  for (let from = 0; from < rows.length; from += atOnce) {
    const json = JSON.stringify(rows.slice(from, from + atOnce));
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${json}::json)`.execute(
      db,
    );
  }
}
