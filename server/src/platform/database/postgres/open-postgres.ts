import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Db as BossDb } from 'pg-boss';
import type { Logger } from '../../log.ts';
import type { Database } from '../database.ts';
import type { Tables } from '../tables.ts';
import { PostgresListener } from './postgres-listener.ts';
import { openPool } from './postgres-pool.ts';

const requestMs = 15_000;
const jobQueueMs = 60_000;
const readyMs = 3_000;
const fewConnections = 4;

export interface PostgresOptions {
  url: string;
  connections: number;
  searchConnections?: number;
  /** how long a request's statement may take, in milliseconds */
  statementMs?: number;
}

/** A PostgreSQL server, 15 or newer. */
export async function openPostgres(options: PostgresOptions, log: Logger): Promise<Database> {
  const { url, connections, searchConnections = fewConnections, statementMs = requestMs } = options;
  const pool = openPool({ url, connections, statementMs, name: 'torg' }, log);
  // A pool of its own, so that the queue's heartbeats get through when requests use every connection.
  const bossPool = openPool(
    { url, connections: 4, statementMs: jobQueueMs, name: 'torg-jobs' },
    log,
  );
  // A connection of its own, since a busy pool is no sign of a silent server.
  const readyPool = openPool(
    { url, connections: 1, statementMs: readyMs, name: 'torg-ready' },
    log,
  );
  const searchPool = openPool(
    { url, connections: searchConnections, statementMs, name: 'torg-search' },
    log,
  );
  const background = {
    connections: 1,
    statementMs: jobQueueMs,
    waitMs: jobQueueMs,
    givesWay: true,
  };
  const backgroundPool = openPool({ url, ...background, name: 'torg-background' }, log);
  const listener = new PostgresListener(url, log);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const searches = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: searchPool }) });
  const backgroundSearches = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: backgroundPool }),
  });
  return {
    kind: 'postgres',
    db,
    searches,
    backgroundSearches,
    boss: { backend: 'postgres', db: forBoss(bossPool, listener) },
    async withoutTimeouts(work) {
      const withoutTimeout = openPool(
        { url, connections: 2, statementMs: 0, name: 'torg-long' },
        log,
      );
      const dbWithoutTimeout = new Kysely<Tables>({
        dialect: new PostgresDialect({ pool: withoutTimeout }),
      });
      try {
        return await work(dbWithoutTimeout);
      } finally {
        await dbWithoutTimeout.destroy();
      }
    },
    listen: (channel, onPayload, onReconnect = () => {}) =>
      listener.listen({ channel, onPayload, onReconnect }),
    ready: () => answers(readyPool),
    async close() {
      await listener.close();
      const pools = [readyPool.end(), bossPool.end()];
      const databases = [searches, backgroundSearches, db];
      await Promise.all([...pools, ...databases.map((one) => one.destroy())]);
    },
  };
}

const answers = (pool: pg.Pool): Promise<boolean> =>
  pool.query('select 1').then(
    () => true,
    () => false,
  );

function forBoss(pool: pg.Pool, listener: PostgresListener): BossDb {
  return {
    async executeSql(text, values) {
      const client = await pool.connect();
      try {
        const result = await client.query(text, values);
        client.release();
        return result;
      } catch (error) {
        // A script that failed halfway leaves its transaction open, so the connection is discarded.
        client.release(error as Error);
        throw error;
      }
    },
    async listen(channel, onPayload, onReconnect) {
      const close = await listener.listen({ channel, onPayload, onReconnect });
      onReconnect();
      return { close };
    },
  };
}
