import { readdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { StartError } from '../start-error.ts';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

export const migrationFolder = fileURLToPath(new URL('../../../migrations/', import.meta.url));

/** Names such as `0001_accounts`, in order. Migrations only go forward: the next one fixes a mistake. */
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
 * Runs all missing migrations, or none if one fails, and returns their names. Of several processes
 * that start at once, one migrates and the others wait for it.
 */
export async function migrate(database: Database, folder = migrationFolder): Promise<string[]> {
  await refuseOtherNumbers(database.db, folder);
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

/**
 * A migration that ran under one of our numbers with another name belongs to an older set, which ours
 * cannot continue. Higher numbers belong to a newer program, which may run beside this one.
 */
async function refuseOtherNumbers(db: Kysely<Tables>, folder: string): Promise<void> {
  const completed = await completedMigrations(db);
  const ours = new Map(migrationNames(folder).map((name) => [name.slice(0, 4), name]));
  const other = completed.find((name) => (ours.get(name.slice(0, 4)) ?? name) !== name);
  if (other === undefined) return;
  throw new StartError(
    `This database was made by an older Torg whose migrations were numbered differently (it has ${other}, and this one ${ours.get(other.slice(0, 4))}) and cannot be brought forward: begin with an empty one, in another DATA_DIR or at another DATABASE_URL.`,
  );
}

/** Whether every migration of this program has run; false when the database cannot be reached. */
export async function migrationsAreCurrent(
  db: Kysely<Tables>,
  folder = migrationFolder,
): Promise<boolean> {
  try {
    const completed = new Set(await completedMigrations(db));
    return migrationNames(folder).every((name) => completed.has(name));
  } catch {
    // The database cannot be reached.
    return false;
  }
}

/** The migrations that have run; none where the database was never migrated. */
async function completedMigrations(db: Kysely<Tables>): Promise<string[]> {
  const { rows: found } = await sql<{ is_there: boolean }>`
    select to_regclass('kysely_migration') is not null as is_there`.execute(db);
  if (found[0]?.is_there !== true) return [];
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}
