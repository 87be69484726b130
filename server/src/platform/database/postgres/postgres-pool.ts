import type { Socket } from 'node:net';
import pg from 'pg';
import type { Logger } from '../../log.ts';
import { columnTypes } from '../column-types.ts';
import { planName } from '../prepared.ts';
import { isPipelined } from '../pipelined.ts';

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

const nothing = { command: '', rowCount: 0, rows: [] };

/**
 * A connection that is given up when an answer does not come: the next would wait behind it. The
 * beginning of a transaction, and what is sent along, wait for the statement after them and travel
 * with it: trips to the server that a change is spared. Their errors are that statement's.
 */
class ImpatientClient extends pg.Client {
  #along: Promise<unknown>[] = [];

  override query(...[text, ...rest]: unknown[]): never {
    if (typeof text !== 'string') return this.#ask(text, ...rest) as never;
    if (text === 'begin' || isPipelined(text)) return this.#sendAlong(text, ...rest) as never;
    const along = this.#along;
    const answer = this.#ask(text, ...rest);
    if (along.length === 0) return answer as never;
    this.#along = [];
    streamOf(this).uncork();
    // What is undone need not know why.
    return (text === 'rollback' ? answer : afterAll(along, answer as Promise<unknown>)) as never;
  }

  #sendAlong(text: string, ...rest: unknown[]): Promise<typeof nothing> {
    if (this.#along.length === 0) streamOf(this).cork();
    const answer = this.#ask(text, ...rest) as Promise<unknown>;
    answer.catch(() => {});
    this.#along.push(answer);
    return Promise.resolve(nothing);
  }

  #ask(text: unknown, ...rest: unknown[]): unknown {
    const isAwaited = typeof rest.at(-1) !== 'function';
    const name = isAwaited && typeof text === 'string' ? planName(text) : undefined;
    const answer =
      name === undefined
        ? (super.query as (...all: unknown[]) => unknown).call(this, text, ...rest)
        : this.#askNamed(name, String(text), rest[0] as unknown[]);
    if (answer instanceof Promise) {
      answer.catch((error: Error) => {
        if (error.message === 'Query read timeout') cutConnection(this);
      });
    }
    return answer;
  }

  /** Made here, since of a description that has a name the driver makes a copy, at a price. */
  #askNamed(name: string, text: string, values: unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const told = (error: Error | undefined, result: unknown) =>
        error ? reject(error) : resolve(result);
      super.query(Object.assign(new pg.Query(text, values, told), { name }));
    });
  }
}

/** The answer, or the error of what went before it. */
async function afterAll(before: readonly Promise<unknown>[], answer: Promise<unknown>) {
  answer.catch(() => {});
  await Promise.all(before);
  return answer;
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

/**
 * How indexes of vectors are searched, where there are any: on until enough of what is asked for
 * has been found, in order. Elsewhere these mean nothing. And room to note where a common word
 * stands: without it, whole pages are noted and all their documents read again (at 200,000
 * profiles, the default of 4 MB takes three times as long).
 */
export const searchOptions =
  '-c hnsw.ef_search=100 -c hnsw.iterative_scan=strict_order -c work_mem=32MB';

export function openPool(options: PoolOptions, log: Logger): pg.Pool {
  const pool = new pg.Pool({
    pipeline: true,
    // They stay: opened anew in a rush, each would cost it dearly, with all its plans to make.
    idleTimeoutMillis: 0,
    connectionString: options.url,
    max: options.connections,
    application_name: options.name,
    options: searchOptions,
    types: columnTypes,
    Client: ImpatientClient,
    ...timeouts(options.statementMs),
  });
  // Without these two a connection that the server closes ends the process.
  pool.on('error', (error) => log.warn({ err: error, pool: options.name }, 'connection lost'));
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
