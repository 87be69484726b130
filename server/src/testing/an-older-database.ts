import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Migrator, type Migration } from 'kysely/migration';
import type { Database } from '../platform/database/database.ts';
import { migrationFolder, migrationNames } from '../platform/database/migrate.ts';
import { openPglite } from '../platform/database/pglite/open-pglite.ts';

/** An embedded database as it was after that migration, to be brought forward while it has rows. */
export async function openOlderDatabase(last: string): Promise<Database> {
  const database = await openPglite({});
  const names = migrationNames(migrationFolder).filter((name) => name <= last);
  const read = (name: string) => import(pathToFileURL(join(migrationFolder, `${name}.ts`)).href);
  const migrations: Record<string, Migration> = {};
  for (const name of names) migrations[name] = await read(name);
  const provider = { getMigrations: () => Promise.resolve(migrations) };
  const { error } = await new Migrator({ db: database.db, provider }).migrateToLatest();
  if (error !== undefined) throw new Error('The old database was not made.', { cause: error });
  return database;
}
