import type { Socket } from 'node:net';
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

const streamOf = (client: pg.Client): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;

/** Ends a connection at once, without the goodbye that a server out of reach never answers. */
export function cutConnection(client: pg.Client): void {
  streamOf(client).destroy();
}

const begun = { command: 'BEGIN', rowCount: null, rows: [] };

/**
 * A connection that is given up when an answer does not come: the next would wait behind it. And a
 * transaction begins together with its first statement: a trip to the server less for every change.
 * Did it not begin, then that statement is told so.
 */
class ImpatientClient extends pg.Client {
  #isBeginning = false;

  override query(...[text, ...rest]: unknown[]): never {
    if (text === 'begin') return this.#begin() as never;
    const name = typeof text === 'string' ? planName(text) : undefined;
    const answer = this.#ask(name === undefined ? text : { name, text }, ...rest);
    if (this.#isBeginning) {
      this.#isBeginning = false;
      streamOf(this).uncork();
    }
    return answer as never;
  }

  #begin(): Promise<typeof begun> {
    this.#isBeginning = true;
    streamOf(this).cork();
    void Promise.resolve(this.#ask('begin')).catch(() => {});
    return Promise.resolve(begun);
  }

  #ask(...all: unknown[]): unknown {
    const answer = (super.query as (...all: unknown[]) => unknown).apply(this, all);
    if (answer instanceof Promise) {
      answer.catch((error: Error) => {
        if (error.message === 'Query read timeout') cutConnection(this);
      });
    }
    return answer;
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
  const pipelined: pg.PoolConfig & { pipeline: boolean } = {
    pipeline: true,
    connectionString: options.url,
    max: options.connections,
    application_name: options.name,
    types: columnTypes,
    Client: ImpatientClient,
    ...timeouts(options.statementMs),
  };
  const pool = new pg.Pool(pipelined);
  // Without these two a connection that the server closes ends the process.
  pool.on('error', (error) => log.warn({ err: error, pool: options.name }, 'connection lost'));
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
