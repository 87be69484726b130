import type { Socket } from 'node:net';
import pg from 'pg';
import type { Logger } from '../../log.ts';
import { columnTypes } from '../column-types.ts';
import { planName } from '../prepared.ts';
import { isPipelined } from '../pipelined.ts';

export interface PoolOptions {
  url: string;
  connections: number;
  /** how long a statement may take, in milliseconds; 0: no limit */
  statementMs: number;
  name: string;
  /** how long a statement may wait for a connection, in milliseconds */
  waitMs?: number;
  /** nobody waits for it at a page: its statements use one processor each */
  givesWay?: boolean;
}

const streamOf = (client: pg.Client): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;

/** Ends a connection at once, without the goodbye that an unreachable server never answers. */
export function cutConnection(client: pg.Client): void {
  streamOf(client).destroy();
}

const nothing = { command: '', rowCount: 0, rows: [] };

/**
 * A connection that is cut when an answer does not come, since the next query would wait behind it.
 * To save round trips, `begin` and pipelined statements wait for the statement after them and travel
 * with it; if they fail, it fails with their error.
 */
class PipeliningClient extends pg.Client {
  #pipelined: Promise<unknown>[] = [];

  override query(...[text, ...rest]: unknown[]): never {
    if (typeof text !== 'string') return this.#send(text, ...rest) as never;
    if (text === 'begin' || isPipelined(text)) return this.#sendLater(text, ...rest) as never;
    const before = this.#pipelined;
    const answer = this.#send(text, ...rest);
    if (before.length === 0) return answer as never;
    this.#pipelined = [];
    streamOf(this).uncork();
    // A rollback succeeds whatever failed before it.
    return (text === 'rollback' ? answer : afterAll(before, answer as Promise<unknown>)) as never;
  }

  #sendLater(text: string, ...rest: unknown[]): Promise<typeof nothing> {
    if (this.#pipelined.length === 0) streamOf(this).cork();
    const answer = this.#send(text, ...rest) as Promise<unknown>;
    answer.catch(() => {});
    this.#pipelined.push(answer);
    return Promise.resolve(nothing);
  }

  #send(text: unknown, ...rest: unknown[]): unknown {
    const isAwaited = typeof rest.at(-1) !== 'function';
    const name = isAwaited && typeof text === 'string' ? planName(text) : undefined;
    const answer =
      name === undefined
        ? (super.query as (...all: unknown[]) => unknown).call(this, text, ...rest)
        : this.#sendNamed(name, String(text), rest[0] as unknown[]);
    if (answer instanceof Promise) {
      answer.catch((error: Error) => {
        if (error.message === 'Query read timeout') cutConnection(this);
      });
    }
    return answer;
  }

  /** Makes the query object itself: the driver would copy a description with a name, which costs time. */
  #sendNamed(name: string, text: string, values: unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const onAnswer = (error: Error | undefined, result: unknown) =>
        error ? reject(error) : resolve(result);
      super.query(Object.assign(new pg.Query(text, values, onAnswer), { name }));
    });
  }
}

/** The answer, or the error of a statement before it. */
async function afterAll(before: readonly Promise<unknown>[], answer: Promise<unknown>) {
  answer.catch(() => {});
  await Promise.all(before);
  return answer;
}

/**
 * The server's own timeout comes first and is the clean one; the driver's is for a server that has
 * disappeared without closing the connection. No request waits forever.
 */
export function timeouts(statementMs: number): pg.ClientConfig {
  const connecting = { connectionTimeoutMillis: 5_000, keepAlive: true };
  if (statementMs === 0) return connecting;
  return {
    ...connecting,
    statement_timeout: statementMs,
    lock_timeout: statementMs,
    idle_in_transaction_session_timeout: 2 * statementMs,
    query_timeout: statementMs + 2_000,
  };
}

/**
 * hnsw: vector indexes are scanned on, in order, until enough rows match; ignored without pgvector.
 * work_mem: a search for a common word needs an exact bitmap. With the default of 4 MB it is lossy
 * and documents are read again, which takes three times as long at 200,000 profiles.
 */
export const searchOptions =
  '-c hnsw.ef_search=100 -c hnsw.iterative_scan=strict_order -c work_mem=32MB';

const onOneProcessor = '-c max_parallel_workers_per_gather=0';

export function openPool(options: PoolOptions, log: Logger): pg.Pool {
  const pool = new pg.Pool({
    pipeline: true,
    // Connections stay open: each new one would have to prepare all its statements during a rush.
    idleTimeoutMillis: 0,
    connectionString: options.url,
    max: options.connections,
    application_name: options.name,
    options: options.givesWay ? `${searchOptions} ${onOneProcessor}` : searchOptions,
    types: columnTypes,
    Client: PipeliningClient,
    ...timeouts(options.statementMs),
    ...(options.waitMs !== undefined && { connectionTimeoutMillis: options.waitMs }),
  });
  // Without these two listeners a connection that the server closes ends the process.
  pool.on('error', (error) => log.warn({ err: error, pool: options.name }, 'connection lost'));
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
