import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../platform/database/tables.ts';

/** A column somewhere that refers to accounts, or to profiles, whose ids are those of accounts. */
export interface Reference {
  table: string;
  column: string;
  target: 'account' | 'profile';
  /** the other columns of every unique key that has this one; an empty list: one row each */
  keys: readonly (readonly string[])[];
}

/**
 * Read from the database's own catalogue, so that a table that is added tomorrow is not forgotten
 * when two accounts become one.
 */
export async function findReferences(db: Db): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select c.conrelid::regclass::text as "table", a.attname::text as "column",
      c.confrelid::regclass::text as target,
      coalesce((select json_agg((
          select coalesce(json_agg(k.attname::text), '[]') from pg_attribute as k
          where k.attrelid = i.indrelid and k.attnum = any(i.indkey::int2[])
            and k.attnum <> c.conkey[1]))
        from pg_index as i
        where i.indrelid = c.conrelid and i.indisunique and i.indpred is null
          and c.conkey[1] = any(i.indkey::int2[])), '[]') as keys
    from pg_constraint as c
    join pg_attribute as a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and cardinality(c.conkey) = 1
      and c.confrelid in ('account'::regclass, 'profile'::regclass)
    order by 1, 2`.execute(db);
  return rows;
}

/** That the row of `from` stands for `to` as well already. */
function isDouble({ table, column, keys }: Reference, to: string): RawBuilder<boolean> {
  if (keys.length === 0) return sql`false`;
  const same = keys.map((others) => {
    const equal = others.map((name) => sql`o.${sql.id(name)} = t.${sql.id(name)}`);
    const where = sql.join([sql`o.${sql.id(column)} = ${to}`, ...equal], sql` and `);
    return sql`exists (select from ${sql.table(table)} as o where ${where})`;
  });
  return sql`(${sql.join(same, sql` or `)})`;
}

export interface Pair {
  from: string;
  to: string;
}

/** How many rows refer to `from`, and how many of them do so for `to`, too. */
export async function countReferring(db: Db, reference: Reference, { from, to }: Pair) {
  const { rows } = await sql<{ count: number; doubles: number }>`
    select count(*) as count, count(*) filter (where ${isDouble(reference, to)}) as doubles
    from ${sql.table(reference.table)} as t
    where t.${sql.id(reference.column)} = ${from}`.execute(db);
  return rows[0] ?? { count: 0, doubles: 0 };
}

/** Makes every row that refers to `from` refer to `to`; what is there for both stays once. */
export async function repoint(tx: Tx, reference: Reference, { from, to }: Pair): Promise<void> {
  const [table, column] = [sql.table(reference.table), sql.id(reference.column)];
  await sql`update ${table} as t set ${column} = ${to}
    where t.${column} = ${from} and not ${isDouble(reference, to)}`.execute(tx);
  if (reference.keys.length === 0) return;
  await sql`delete from ${table} as t where t.${column} = ${from}`.execute(tx);
}
