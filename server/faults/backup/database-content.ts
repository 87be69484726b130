import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/tables.ts';

/** What a database has, to compare it with its restored copy. */
export interface DatabaseContent {
  /** by table: the number of rows and a hash of them all */
  tables: Record<string, string>;
  /** functions, indexes, constraints, columns, sequences … as the database describes them */
  catalogue: string[];
}

const ours = sql`n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'`;

export async function readContent(db: Db): Promise<DatabaseContent> {
  const { rows } = await sql<{ schema: string; name: string }>`
    select n.nspname as schema, c.relname as name from pg_class as c
    join pg_namespace as n on n.oid = c.relnamespace
    where c.relkind = 'r' and ${ours} order by 1, 2`.execute(db);
  const tables: DatabaseContent['tables'] = {};
  for (const { schema, name } of rows) {
    tables[`${schema}.${name}`] = await hashTable(db, sql.id(schema, name));
  }
  return { tables, catalogue: await readCatalogue(db) };
}

async function hashTable(db: Db, table: ReturnType<typeof sql.id>): Promise<string> {
  const { rows } = await sql<{ content: string }>`
    select count(*) || ' rows, ' || md5(coalesce(
      string_agg(md5(t::text), '' order by md5(t::text) collate "C"), '')) as content
    from ${table} as t`.execute(db);
  return rows[0]?.content ?? '';
}

/** Everything that a dump has to bring along besides the rows. */
async function readCatalogue(db: Db): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select 'extension ' || extname || ' ' || extversion as line from pg_extension
    union all
    select 'function ' || pg_get_functiondef(f.oid) from pg_proc as f
    join pg_namespace as n on n.oid = f.pronamespace
    where f.prokind in ('f', 'p') and ${ours} and not exists (select from pg_depend as d
      where d.classid = 'pg_proc'::regclass and d.objid = f.oid and d.deptype = 'e')
    union all
    select 'index ' || indexdef from pg_indexes as i join pg_namespace as n
    on n.nspname = i.schemaname where ${ours}
    union all
    select 'constraint ' || c.conrelid::regclass || ' ' || c.conname || ' ' || pg_get_constraintdef(c.oid)
    from pg_constraint as c join pg_namespace as n on n.oid = c.connamespace where ${ours}
    union all
    select 'trigger ' || pg_get_triggerdef(t.oid) from pg_trigger as t where not t.tgisinternal
    union all
    select 'view ' || schemaname || '.' || viewname || ' ' || definition from pg_views as v
    join pg_namespace as n on n.nspname = v.schemaname where ${ours}
    union all
    select 'sequence ' || schemaname || '.' || sequencename || ' ' || coalesce(last_value, 0)
    from pg_sequences
    union all
    select concat_ws(' ', 'column', a.attrelid::regclass, a.attname,
      format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated,
      a.attstorage, pg_get_expr(d.adbin, d.adrelid))
    from pg_attribute as a join pg_class as c on c.oid = a.attrelid
    join pg_namespace as n on n.oid = c.relnamespace
    left join pg_attrdef as d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attnum > 0 and not a.attisdropped and c.relkind in ('r', 'p') and ${ours}
    order by 1`.execute(db);
  return rows.map(({ line }) => line);
}
