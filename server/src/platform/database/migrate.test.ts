import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate, migrationNames, migrationsAreCurrent } from './migrate.ts';
import { StartError } from '../start-error.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from './database.ts';

let folder: string;
let database: Database;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'torg-migrations-'));
  database = await openTestDatabase(folder);
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const add = (name: string, body: string) =>
  writeFileSync(
    join(folder, `${name}.ts`),
    `export async function up(db: any): Promise<void> { ${body} }`,
  );
const remove = (name: string) => rmSync(join(folder, `${name}.ts`));
const makeTable = (table: string) =>
  `await db.schema.createTable('${table}').addColumn('id', 'integer').execute();`;
const tables = async () =>
  (
    await sql<{ name: string }>`select tablename as name from pg_tables
      where schemaname = 'public' and tablename like 'm_%' order by 1`.execute(database.db)
  ).rows.map(({ name }) => name);

describe('migrations', () => {
  it('run in order, once', async () => {
    add(
      '0002_second',
      `await db.schema.alterTable('m_first').addColumn('more', 'text').execute();`,
    );
    add('0001_first', makeTable('m_first'));
    expect(await migrationsAreCurrent(database.db, folder)).toBe(false);
    expect(await migrate(database, folder)).toEqual(['0001_first', '0002_second']);
    expect(await migrate(database, folder)).toEqual([]);
    expect(await migrationsAreCurrent(database.db, folder)).toBe(true);
  });

  it('change nothing when one fails, and name it', async () => {
    add('0001_first', makeTable('m_first'));
    add('0002_broken', `${makeTable('m_second')} throw new Error('no');`);
    await expect(migrate(database, folder)).rejects.toThrow('(0002_broken)');
    expect(await tables()).toEqual([]);
  });

  it('are run by only one of two processes that start at once', async () => {
    add('0001_first', makeTable('m_first'));
    const runs = await Promise.all([migrate(database, folder), migrate(database, folder)]);
    expect(runs.flat()).toEqual(['0001_first']);
    expect(await tables()).toEqual(['m_first']);
  });

  it('of an older set stop the start with one sentence, and change nothing', async () => {
    add('0001_everything', makeTable('m_first'));
    await migrate(database, folder);
    remove('0001_everything');
    add('0001_first', makeTable('m_second'));
    const refusal = await migrate(database, folder).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StartError);
    expect((refusal as Error).message).toMatch(
      /^This database was made by an older Torg .*0001_everything.*0001_first.*DATA_DIR[^.]*\.$/,
    );
    expect(await tables()).toEqual(['m_first']);
  });

  it('of a newer program are left alone', async () => {
    add('0001_first', makeTable('m_first'));
    add('0002_second', makeTable('m_second'));
    await migrate(database, folder);
    remove('0002_second');
    expect(await migrate(database, folder)).toEqual([]);
    expect(await migrationsAreCurrent(database.db, folder)).toBe(true);
  });

  it('must each have a number of their own', () => {
    add('0001_first', '');
    add('0001_also_first', '');
    expect(() => migrationNames(folder)).toThrow('one number');
  });
});
