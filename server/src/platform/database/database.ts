import type { Kysely } from 'kysely';
import type { Db as BossDb } from 'pg-boss';
import type { Tables } from './tables.ts';

export type StopListening = () => Promise<void>;

/** One interface for the embedded database and for a server. */
export interface Database {
  kind: 'pglite' | 'postgres';
  db: Kysely<Tables>;
  /** For searches, which may be slow: a few connections of their own, so that they never take all. */
  searches: Kysely<Tables>;
  /** For those of jobs, one after the other, so that they leave a processor to people who wait. */
  backgroundSearches: Kysely<Tables>;
  /** what the job queue runs its statements on */
  boss: { backend: 'pglite' | 'postgres'; db: BossDb };
  /** For work that may take minutes, such as migrations. */
  withoutTimeouts: <T>(work: (db: Kysely<Tables>) => Promise<T>) => Promise<T>;
  /**
   * Listens for `pg_notify`. Notifications sent while the connection is lost never arrive;
   * `onReconnect` is called when that may have happened.
   */
  listen: (
    channel: string,
    onPayload: (payload: string) => void,
    onReconnect?: () => void,
  ) => Promise<StopListening>;
  ready: () => Promise<boolean>;
  close: () => Promise<void>;
}
