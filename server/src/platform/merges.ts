import { sql, type RawBuilder } from 'kysely';
import type { Db, Tables, Tx } from './database/tables.ts';

/** The kinds of objects of which two can be merged. */
export type MergeTarget = 'account' | 'organization' | 'competency';

/**
 * What happens to rows that refer to the merged object: they follow to the kept one, stay as they
 * were (signatures, logs, records of merges), or go.
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
  /** null: the competency is removed without a replacement */
  into: string | null;
}

/** A row before its competency was swapped, so that the merge can be undone. */
export interface SwappedRow {
  kind: string;
  owner: string;
  position: number;
  mark: boolean;
  /** the mark of the row that had the other competency already; null if there was none */
  mark_of_other: boolean | null;
}

/** How a domain merges its rows when two accounts, organizations or competencies become one. */
export interface DomainMerges {
  /** every column of the domain's tables that refers to the target, and what happens to its rows */
  claims: { readonly [target in MergeTarget]?: Claims };
  mergeAccount: (tx: Tx, pair: MergePair) => Promise<void>;
  mergeOrganization: (tx: Tx, pair: MergePair) => Promise<void>;
  /** for domains whose rows have competencies */
  competencies?: {
    /** Locks the rows that have one of these until the transaction ends. */
    lock: (tx: Tx, competencies: readonly string[]) => Promise<void>;
    merge: (tx: Tx, swap: CompetencySwap) => Promise<readonly SwappedRow[]>;
    /** Restores the rows that nobody has changed since the merge; returns how many. */
    restore: (tx: Tx, swap: CompetencySwap & { swapped: readonly SwappedRow[] }) => Promise<number>;
  };
}

type Steps = Partial<Omit<DomainMerges, 'claims'>>;

/** Runs a domain's own steps first; the claims then apply to the rows that are left. */
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
  /** the other columns of each unique key with this column; an empty inner list: this column alone */
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
  for (const reference of await findReferences(tx, target)) {
    const fate = fateOf(claims, reference);
    if (fate === 'follows') await repoint(tx, reference, pair);
    if (fate === 'goes') await removeRows(tx, reference, pair.from);
  }
}

export const fateOf = (claims: Claims, { table, column }: Reference): Fate | undefined =>
  claims[`${table}.${column}` as Column];

/** Whether `to` already has the same row as `from`. */
function isDouble({ table, column, keys }: Reference, to: string): RawBuilder<boolean> {
  if (keys.length === 0) return sql`false`;
  const same = keys.map((others) => {
    const equal = others.map((name) => sql`o.${sql.id(name)} = t.${sql.id(name)}`);
    const where = sql.join([sql`o.${sql.id(column)} = ${to}`, ...equal], sql` and `);
    return sql`exists (select from ${sql.table(table)} as o where ${where})`;
  });
  return sql`(${sql.join(same, sql` or `)})`;
}

/** How many rows refer to `from`, and for how many of them `to` has the same row. */
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

/** Makes every row that refers to `from` refer to `to`; of two equal ones, that of `to` stays. */
async function repoint(tx: Tx, reference: Reference, { from, to }: MergePair): Promise<void> {
  const [table, column] = [sql.table(reference.table), sql.id(reference.column)];
  await sql`update ${table} as t set ${column} = ${to}
    where t.${column} = ${from} and not ${isDouble(reference, to)}`.execute(tx);
  if (reference.keys.length > 0) await removeRows(tx, reference, from);
}

async function removeRows(tx: Tx, { table, column }: Reference, from: string): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${sql.id(column)} = ${from}`.execute(tx);
}
