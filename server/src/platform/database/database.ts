import type { Kysely } from 'kysely';
import type { Db as BossDb } from 'pg-boss';
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
