import type { Kysely } from 'kysely';
import type { Db as BossDb } from 'pg-boss';
import type { Logger } from '../log.ts';
import type { Tables } from './tables.ts';

export type StopListening = () => Promise<void>;

/** The same on the embedded database and on a server. */
export interface Database {
  kind: 'pglite' | 'postgres';
  db: Kysely<Tables>;
  /** The door for the job queue. */
  boss: { backend: 'pglite' | 'postgres'; db: BossDb };
  /** For work that may take minutes, such as migrations. */
  withoutTimeouts: <T>(work: (db: Kysely<Tables>) => Promise<T>) => Promise<T>;
  /**
   * Hears what transactions tell by `pg_notify`. What is told while the connection is lost, is lost:
   * `onReconnect` says when that may have happened.
   */
  listen: (
    channel: string,
    onPayload: (payload: string) => void,
    onReconnect?: () => void,
  ) => Promise<StopListening>;
  ready: () => Promise<boolean>;
  close: () => Promise<void>;
}

export interface DatabaseSettings {
  /** A PostgreSQL server; without it the embedded database, in `dataDir`. */
  databaseUrl?: string | undefined;
  databaseConnections: number;
  dataDir: string;
}

/** Each kind is loaded only where it is used: the embedded one alone is megabytes. */
export async function openDatabase(settings: DatabaseSettings, log: Logger): Promise<Database> {
  if (settings.databaseUrl !== undefined) {
    const { openPostgres } = await import('./open-postgres.ts');
    const { databaseUrl: url, databaseConnections: connections } = settings;
    return openPostgres({ url, connections }, log);
  }
  const { openPglite } = await import('./open-pglite.ts');
  return openPglite({ folder: settings.dataDir });
}
