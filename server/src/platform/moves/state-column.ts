import { sql, type Selectable, type Updateable } from 'kysely';
import type { Tables, Tx } from '../database/tables.ts';

/**
 * The binding of a table of states whose state is a column: locked by its id, and written together
 * with what the move writes beside it.
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
