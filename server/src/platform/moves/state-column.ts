import { sql, type Selectable, type Updateable } from 'kysely';
import type { Tables, Tx } from '../database/tables.ts';

/**
 * Locks and writes rows whose state is a column. A move may write other columns of the row in the same
 * statement.
 */
export function stateColumn<T extends keyof Tables>(
  table: T & string,
  { id, state }: { id: keyof Selectable<Tables[T]> & string; state: keyof Tables[T] & string },
) {
  type Row = Selectable<Tables[T]>;
  return {
    columns: [{ table, column: state }],
    async lock(tx: Tx, ids: readonly string[]) {
      const { rows } = await sql<Row>`select * from ${sql.table(table)}
        where ${sql.ref(id)} = any(${ids}::uuid[]) order by ${sql.ref(id)}
        for no key update`.execute(tx);
      return rows;
    },
    async write(
      { db }: { db: Tx },
      rows: readonly Row[],
      { to, with: others }: { to: string; with?: Updateable<Tables[T]> | undefined },
    ) {
      const values: [string, unknown][] = Object.entries({ ...others, [state]: to });
      const set = values.map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
      const ids = rows.map((row) => row[id]);
      await sql`update ${sql.table(table)} set ${sql.join(set)}
        where ${sql.ref(id)} = any(${ids}::uuid[])`.execute(db);
    },
  };
}
