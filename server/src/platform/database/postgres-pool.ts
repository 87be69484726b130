import pg from 'pg';
import type { Logger } from '../log.ts';
import { columnTypes } from './column-types.ts';
import { planName } from './planned-once.ts';

export interface PoolOptions {
  url: string;
  connections: number;
  /** The longest statement, in milliseconds; 0: any length. */
  statementMs: number;
  name: string;
}

/** Ends a connection at once, without the goodbye that a server out of reach never answers. */
export function cutConnection(client: pg.Client): void {
  (client as unknown as { connection: pg.Connection }).connection.stream.destroy();
}

/** A connection that is given up when an answer does not come: the next would wait behind it. */
class ImpatientClient extends pg.Client {
  override query(...[text, ...rest]: unknown[]): never {
    const name = typeof text === 'string' ? planName(text) : undefined;
    const asked = name === undefined ? text : { name, text };
    const answer = (super.query as (...all: unknown[]) => unknown).apply(this, [asked, ...rest]);
    if (answer instanceof Promise) {
      answer.catch((error: Error) => {
        if (error.message === 'Query read timeout') cutConnection(this);
      });
    }
    return answer as never;
  }
}

/**
 * The server's own time-out comes first and is the clean one; the driver's is for a server that has
 * gone without a word. No request waits for ever.
 */
export function timeouts(statementMs: number): pg.ClientConfig {
  const patience = { connectionTimeoutMillis: 5_000, keepAlive: true };
  if (statementMs === 0) return patience;
  return {
    ...patience,
    statement_timeout: statementMs,
    lock_timeout: statementMs,
    idle_in_transaction_session_timeout: 2 * statementMs,
    query_timeout: statementMs + 2_000,
  };
}

export function openPool(options: PoolOptions, log: Logger): pg.Pool {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.connections,
    application_name: options.name,
    types: columnTypes,
    Client: ImpatientClient,
    ...timeouts(options.statementMs),
  });
  // Without these two a connection that the server closes ends the process.
  pool.on('error', (error) => log.warn({ err: error, pool: options.name }, 'connection lost'));
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
