import { sql, type RawBuilder } from 'kysely';
import type { Db, Tables, Tx } from './database/tables.ts';

/** What merges into another of its kind. */
export type MergeTarget = 'account' | 'organization' | 'competency';

/**
 * What becomes of the rows that refer to the one that ends: they follow to the one that is kept,
 * stay as they were (signatures, logs, records of merges), or go.
 */
export type Fate = 'follows' | 'stays' | 'goes';

type Column = {
  [T in keyof Tables]: `${T}.${keyof Tables[T] & string}`;
}[keyof Tables];
export type Claims = { readonly [column in Column]?: Fate };

export interface MergePair {
  from: string;
  to: string;
  now: Date;
}

export interface CompetencySwap {
  from: string;
  /** null: the competency is taken away and nothing stands in its place */
  into: string | null;
}

/** How a row stood before a competency in it was swapped, so that the merge can be undone. */
export interface SwappedRow {
  kind: string;
  owner: string;
  position: number;
  mark: boolean;
  /** of the row that had the other competency already; null where there was none */
  mark_of_other: boolean | null;
}

/** What a domain does when two accounts, organizations or competencies become one. */
export interface DomainMerges {
  /** every column of the domain's tables that refers to the target, with what becomes of it */
  claims: { readonly [target in MergeTarget]?: Claims };
  mergeAccount: (tx: Tx, pair: MergePair) => Promise<void>;
  mergeOrganization: (tx: Tx, pair: MergePair) => Promise<void>;
  /** for domains whose rows have competencies */
  competencies?: {
    /** Nobody changes the rows that have one of these, until the transaction ends. */
    lock: (tx: Tx, competencies: readonly string[]) => Promise<void>;
    merge: (tx: Tx, swap: CompetencySwap) => Promise<readonly SwappedRow[]>;
    /** Restores what still stands as the merge left it; answers how many rows. */
    restore: (tx: Tx, swap: CompetencySwap & { swapped: readonly SwappedRow[] }) => Promise<number>;
  };
}

type Steps = Partial<Omit<DomainMerges, 'claims'>>;

/** A domain's own steps come first; the claims then take care of the rows that are left. */
export function merges(claims: DomainMerges['claims'], own: Steps = {}): DomainMerges {
  const merge =
    (target: 'account' | 'organization', first?: DomainMerges['mergeAccount']) =>
    async (tx: Tx, pair: MergePair): Promise<void> => {
      await first?.(tx, pair);
      await applyClaims(tx, { target, claims: claims[target] ?? {} }, pair);
    };
  return {
    ...own,
    claims,
    mergeAccount: merge('account', own.mergeAccount),
    mergeOrganization: merge('organization', own.mergeOrganization),
  };
}

/** A column that refers to the target, as the database's catalogue has it. */
export interface Reference {
  table: string;
  column: string;
  /** the other columns of every unique key that has this one; an empty list: one row each */
  keys: readonly (readonly string[])[];
}

export async function findReferences(db: Db, target: MergeTarget): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select c.conrelid::regclass::text as "table", a.attname::text as "column",
      coalesce((select json_agg((
          select coalesce(json_agg(k.attname::text), '[]') from pg_attribute as k
          where k.attrelid = i.indrelid and k.attnum = any(i.indkey::int2[])
            and k.attnum <> a.attnum))
        from pg_index as i
        where i.indrelid = c.conrelid and i.indisunique and i.indpred is null
          and a.attnum = any(i.indkey::int2[])), '[]') as keys
    from pg_constraint as c
    join pg_attribute as a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = ${target}::regclass
    order by 1, 2`.execute(db);
  return rows;
}

async function applyClaims(
  tx: Tx,
  { target, claims }: { target: MergeTarget; claims: Claims },
  pair: MergePair,
): Promise<void> {
  if (Object.keys(claims).length === 0) return;
  for (const one of await findReferences(tx, target)) {
    const fate = fateOf(claims, one);
    if (fate === 'follows') await repoint(tx, one, pair);
    if (fate === 'goes') await removeRows(tx, one, pair.from);
  }
}

export const fateOf = (claims: Claims, { table, column }: Reference): Fate | undefined =>
  claims[`${table}.${column}` as Column];

/** Whether the row of `from` is there for `to` already. */
function isDouble({ table, column, keys }: Reference, to: string): RawBuilder<boolean> {
  if (keys.length === 0) return sql`false`;
  const same = keys.map((others) => {
    const equal = others.map((name) => sql`o.${sql.id(name)} = t.${sql.id(name)}`);
    const where = sql.join([sql`o.${sql.id(column)} = ${to}`, ...equal], sql` and `);
    return sql`exists (select from ${sql.table(table)} as o where ${where})`;
  });
  return sql`(${sql.join(same, sql` or `)})`;
}

/** How many rows refer to `from`, and how many of them are there for `to`, too. */
export async function countReferring(
  db: Db,
  reference: Reference,
  { from, to }: Pick<MergePair, 'from' | 'to'>,
): Promise<{ count: number; doubles: number }> {
  const { rows } = await sql<{ count: number; doubles: number }>`
    select count(*) as count, count(*) filter (where ${isDouble(reference, to)}) as doubles
    from ${sql.table(reference.table)} as t
    where t.${sql.id(reference.column)} = ${from}`.execute(db);
  return rows[0] ?? { count: 0, doubles: 0 };
}

/** Makes every row that refers to `from` refer to `to`; of two that would be the same, one stays. */
async function repoint(tx: Tx, reference: Reference, { from, to }: MergePair): Promise<void> {
  const [table, column] = [sql.table(reference.table), sql.id(reference.column)];
  await sql`update ${table} as t set ${column} = ${to}
    where t.${column} = ${from} and not ${isDouble(reference, to)}`.execute(tx);
  if (reference.keys.length > 0) await removeRows(tx, reference, from);
}

async function removeRows(tx: Tx, { table, column }: Reference, from: string): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${sql.id(column)} = ${from}`.execute(tx);
}
