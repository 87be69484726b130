import { readdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Database } from './open-database.ts';
import type { Tables } from './tables.ts';

export const migrationFolder = fileURLToPath(new URL('../../../migrations/', import.meta.url));

/** `0001_accounts`, in order. There is no way back: a mistake is mended by the next number. */
export function migrationNames(folder: string): string[] {
  const names = readdirSync(folder)
    .filter((file) => /^\d{4}_[a-z0-9_]+\.ts$/.test(file))
    .map((file) => file.replace(/\.ts$/, ''))
    .toSorted();
  const numbers = new Set(names.map((name) => name.slice(0, 4)));
  if (numbers.size < names.length) throw new Error(`Two migrations have one number in ${folder}`);
  return names;
}

async function readMigrations(folder: string): Promise<Record<string, Migration>> {
  const migrations: Record<string, Migration> = {};
  for (const name of migrationNames(folder)) {
    migrations[name] = await import(pathToFileURL(join(folder, `${name}.ts`)).href);
  }
  return migrations;
}

/**
 * Brings the database to the newest form, all or nothing, and answers what was run. Of several
 * processes that start at once, one migrates and the others wait for it.
 */
export async function migrate(database: Database, folder = migrationFolder): Promise<string[]> {
  if (await migrationsAreCurrent(database.db, folder)) return [];
  return database.withoutTimeouts(async (db) => {
    const provider = { getMigrations: () => readMigrations(folder) };
    const { error, results = [] } = await new Migrator({ db, provider }).migrateToLatest();
    const failed = results.find(({ status }) => status === 'Error');
    if (error !== undefined) {
      const name = failed === undefined ? '' : ` (${failed.migrationName})`;
      throw new Error(`The database could not be migrated${name}.`, { cause: error });
    }
    return results.map(({ migrationName }) => migrationName);
  });
}

/** Whether everything that this program knows of has been run. */
export async function migrationsAreCurrent(
  db: Kysely<Tables>,
  folder = migrationFolder,
): Promise<boolean> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    const done = new Set(rows.map(({ name }) => name));
    return migrationNames(folder).every((name) => done.has(name));
  } catch {
    // Not migrated at all, or out of reach: not current in either case.
    return false;
  }
}
