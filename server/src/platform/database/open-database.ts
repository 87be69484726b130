import type { Logger } from '../log.ts';
import type { Database } from './database.ts';

export interface DatabaseSettings {
  /** A PostgreSQL server; without it the embedded database, in `dataDir`. */
  databaseUrl?: string | undefined;
  databaseConnections: number;
  databaseSearchConnections: number;
  dataDir: string;
}

/** Imports only the kind that is used: the embedded database alone is megabytes. */
export async function openDatabase(settings: DatabaseSettings, log: Logger): Promise<Database> {
  if (settings.databaseUrl !== undefined) {
    const { openPostgres } = await import('./postgres/open-postgres.ts');
    const { databaseUrl: url, databaseConnections: connections } = settings;
    const { databaseSearchConnections: searchConnections } = settings;
    return openPostgres({ url, connections, searchConnections }, log);
  }
  const { openPglite } = await import('./pglite/open-pglite.ts');
  return openPglite({ folder: settings.dataDir });
}
