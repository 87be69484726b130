import type { Logger } from '../log.ts';
import { endWhenStalled, startBeating } from '../stalls/beat.ts';
import type { Database } from './database.ts';

export interface DatabaseSettings {
  /** A PostgreSQL server; without it the embedded database, in `dataDir`. */
  databaseUrl?: string | undefined;
  databaseConnections: number;
  databaseSearchConnections: number;
  dataDir: string;
  /** the process ends when its event loop stands still for this long; 0: never */
  stalledAfterSeconds?: number;
}

/**
 * Imports only the kind that is used: the embedded database alone is megabytes. Its thread also
 * watches the event loop of this one; beside a server that takes a thread of its own.
 */
export async function openDatabase(settings: DatabaseSettings, log: Logger): Promise<Database> {
  const { stalledAfterSeconds: seconds = 0 } = settings;
  if (settings.databaseUrl !== undefined) {
    if (seconds > 0) endWhenStalled(seconds);
    const { openPostgres } = await import('./postgres/open-postgres.ts');
    const { databaseUrl: url, databaseConnections: connections } = settings;
    const { databaseSearchConnections: searchConnections } = settings;
    return openPostgres({ url, connections, searchConnections }, log);
  }
  const { openPglite } = await import('./pglite/open-pglite.ts');
  const stalls = seconds > 0 ? { pulse: startBeating(), seconds } : undefined;
  return openPglite({ folder: settings.dataDir, thread: { onBroken: endWith(log), stalls } });
}

/** Nothing works without the database; whoever runs this process starts it again. */
const endWith = (log: Logger) => (error: Error) => {
  log.fatal(error.message);
  process.exit(1);
};
