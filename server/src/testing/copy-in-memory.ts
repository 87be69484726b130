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
    for (const name of await this.#names()) {
      const rows = await this.#rowsOf(name);
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
    for (const table of this.#tables) await this.#restoreTable(table);
    await this.session.exec('reset session_replication_role');
  }

  async #restoreTable(table: Table): Promise<void> {
    const { name } = table;
    if ((await this.#rowsOf(name)) === table.rows) return;
    await this.session.exec(`delete from ${name}`);
    if (table.rows === undefined) return;
    const columns = await this.#columnsOf(name);
    await this.session.exec(
      `insert into ${name} (${columns}) overriding system value select ${columns} from ${copyName(name)}`,
    );
    table.rows = await this.#rowsOf(name);
  }

  async #names(): Promise<string[]> {
    const { rows } = await this.session.query<{ name: string }>(tableNames);
    return rows.map(({ name }) => name);
  }

  /** The number of rows, and the newest transaction that wrote one. */
  async #rowsOf(table: string): Promise<string | undefined> {
    const { rows } = await this.session.query<{ rows: string | null }>(
      `select count(*) || ' ' || max(xmin::text::bigint) as rows from ${table}`,
    );
    return rows[0]?.rows ?? undefined;
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
