import type { PGlite } from '@electric-sql/pglite';
import {
  AbortedTransactionError,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type { Gate, Leave } from './gate.ts';

/** One turn at the gate: nobody else's statement comes between its own. */
class Turn implements DatabaseConnection {
  readonly #pglite: PGlite;
  readonly #gate: Gate;
  readonly #leave: Leave;
  /** A statement failed, so that a COMMIT would silently roll back. */
  aborted = false;

  constructor(pglite: PGlite, gate: Gate, leave: Leave) {
    this.#pglite = pglite;
    this.#gate = gate;
    this.#leave = leave;
  }

  async executeQuery<R>(compiled: CompiledQuery): Promise<QueryResult<R>> {
    await this.#gate.breathe();
    try {
      const result = await this.#pglite.query<R>(compiled.sql, [...compiled.parameters]);
      const affected = result.affectedRows;
      return {
        rows: result.rows,
        ...(affected === undefined ? {} : { numAffectedRows: BigInt(affected) }),
      };
    } catch (error) {
      // Errors without a code were never the database's, and leave the transaction as it was.
      this.aborted ||= (error as { code?: string }).code !== undefined;
      throw error;
    }
  }

  async run(statement: string): Promise<void> {
    await this.#pglite.exec(statement);
  }

  async end(): Promise<void> {
    try {
      if (!this.#pglite.closed && this.#pglite.isInTransaction()) await this.run('rollback');
    } finally {
      this.#leave();
    }
  }

  // oxlint-disable-next-line require-yield -- there is nothing to stream from
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('The embedded database cannot stream; read a page at a time.');
  }
}

const beginStatement = ({ isolationLevel, accessMode }: TransactionSettings): string =>
  ['begin', isolationLevel && `isolation level ${isolationLevel}`, accessMode]
    .filter(Boolean)
    .join(' ');

class PgliteDriver implements Driver {
  readonly #pglite: PGlite;
  readonly #gate: Gate;

  constructor(pglite: PGlite, gate: Gate) {
    this.#pglite = pglite;
    this.#gate = gate;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Turn> {
    return new Turn(this.#pglite, this.#gate, await this.#gate.enter());
  }

  async releaseConnection(turn: Turn): Promise<void> {
    await turn.end();
  }

  async beginTransaction(turn: Turn, settings: TransactionSettings): Promise<void> {
    await turn.run(beginStatement(settings));
    turn.aborted = false;
  }

  async commitTransaction(turn: Turn): Promise<void> {
    await turn.run(turn.aborted ? 'rollback' : 'commit');
    if (turn.aborted) throw new AbortedTransactionError();
  }

  async rollbackTransaction(turn: Turn): Promise<void> {
    await turn.run('rollback');
  }

  async savepoint(turn: Turn, name: string): Promise<void> {
    await turn.run(`savepoint "${name}"`);
  }

  async rollbackToSavepoint(turn: Turn, name: string): Promise<void> {
    await turn.run(`rollback to savepoint "${name}"`);
    turn.aborted = false;
  }

  async releaseSavepoint(turn: Turn, name: string): Promise<void> {
    await turn.run(`release savepoint "${name}"`);
  }

  async destroy(): Promise<void> {
    await this.#gate.pass(() => this.#pglite.close());
  }
}

/**
 * Kysely's own dialect for PGlite knows no isolation levels, hangs when a transaction cannot begin,
 * and queues in microtasks; this one takes its turns at the gate that everybody else uses too.
 */
export const pgliteDialect = (pglite: PGlite, gate: Gate): Dialect => ({
  createDriver: () => new PgliteDriver(pglite, gate),
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});
