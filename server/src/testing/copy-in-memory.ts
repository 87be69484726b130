import { readFileSync } from 'node:fs';
import { startEngine } from '../platform/database/pglite/engine-in-process.ts';
import type { Engine } from '../platform/database/pglite/engine.ts';
import { Session } from '../platform/database/pglite/session.ts';

interface Table {
  /** with its schema, quoted */
  name: string;
  /** a fingerprint of its rows, which every change alters; undefined for an empty table */
  rows: string | undefined;
}

const tableNames = `select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema', 'kept')`;

/** The table with the saved rows of another table. */
const copyName = (name: string): string => `kept."${name.replaceAll('"', '')}"`;

/** An embedded database that is restored to its template after each use. */
export class CopyInMemory {
  readonly #engine: Engine;
  session: Session;
  readonly #tables: Table[] = [];

  private constructor(engine: Engine, session: Session) {
    this.#engine = engine;
    this.session = session;
  }

  static async start(template: string): Promise<CopyInMemory> {
    const engine = await startEngine({ dump: new Blob([readFileSync(template)]) });
    const copy = new CopyInMemory(engine, await Session.on(engine));
    await copy.#saveRows();
    return copy;
  }

  async #saveRows(): Promise<void> {
    await this.session.exec('create schema kept');
    for (const [name, rows] of await this.#rowsOf(await this.#names())) {
      if (rows !== undefined) {
        await this.session.exec(`create table ${copyName(name)} as table ${name}`);
      }
      this.#tables.push({ name, rows });
    }
  }

  /** Deletes new tables and rows, restores changed tables, and resets the session. */
  async restore(): Promise<void> {
    if (this.session.isInTransaction) await this.session.exec('rollback');
    await this.session.exec('discard all');
    // The one before knows plans and listeners that are gone.
    this.session = await Session.on(this.#engine);
    const own = new Set(this.#tables.map(({ name }) => name));
    for (const name of await this.#names()) {
      if (!own.has(name)) await this.session.exec(`drop table ${name} cascade`);
    }
    // Without triggers, so that tables can be restored in any order.
    await this.session.exec('set session_replication_role = replica');
    const rows = await this.#rowsOf(this.#tables.map(({ name }) => name));
    const changed = this.#tables.filter((table) => rows.get(table.name) !== table.rows);
    for (const table of changed) await this.#restoreTable(table);
    const restored = await this.#rowsOf(changed.map(({ name }) => name));
    for (const table of changed) table.rows = restored.get(table.name);
    await this.session.exec('reset session_replication_role');
  }

  async #restoreTable({ name, rows }: Table): Promise<void> {
    await this.session.exec(`delete from ${name}`);
    if (rows === undefined) return;
    const columns = await this.#columnsOf(name);
    await this.session.exec(
      `insert into ${name} (${columns}) overriding system value select ${columns} from ${copyName(name)}`,
    );
  }

  async #names(): Promise<string[]> {
    const { rows } = await this.session.query<{ name: string }>(tableNames);
    return rows.map(({ name }) => name);
  }

  /** By table: the number of rows, and the newest transaction that wrote one. */
  async #rowsOf(tables: readonly string[]): Promise<Map<string, string | undefined>> {
    if (tables.length === 0) return new Map();
    const each = tables.map(
      (name) => `select '${name.replaceAll("'", "''")}' as name,
        count(*) || ' ' || max(xmin::text::bigint) as rows from ${name}`,
    );
    const { rows } = await this.session.query<{ name: string; rows: string | null }>(
      each.join(' union all '),
    );
    return new Map(rows.map((row) => [row.name, row.rows ?? undefined]));
  }

  /** All columns that are not generated. */
  async #columnsOf(table: string): Promise<string> {
    const { rows } = await this.session.query<{ columns: string }>(
      `select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      [table],
    );
    return rows[0]?.columns ?? '';
  }
}
