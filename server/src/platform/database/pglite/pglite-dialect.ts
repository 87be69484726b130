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
import { planName } from '../prepared.ts';
import type { Session } from './session.ts';

interface Embedded {
  session: Session;
  gate: Gate;
}

/** One turn at the gate: no other statement runs between its own. */
class Turn implements DatabaseConnection {
  readonly #session: Session;
  readonly #gate: Gate;
  readonly #leave: Leave;
  /** whether a statement has failed, so that a COMMIT would silently roll back */
  aborted = false;

  constructor(embedded: Embedded, leave: Leave) {
    this.#session = embedded.session;
    this.#gate = embedded.gate;
    this.#leave = leave;
  }

  async executeQuery<R>(compiled: CompiledQuery): Promise<QueryResult<R>> {
    await this.#gate.breathe();
    try {
      const { sql, parameters } = compiled;
      const name = planName(sql);
      const result = await (name === undefined
        ? this.#session.query<R>(sql, parameters)
        : this.#session.prepared<R>(name, sql, parameters));
      const affected = result.affectedRows;
      return {
        rows: result.rows,
        ...(affected === undefined ? {} : { numAffectedRows: BigInt(affected) }),
      };
    } catch (error) {
      // Errors without a code do not come from the database and leave the transaction intact.
      this.aborted ||= (error as { code?: string }).code !== undefined;
      throw error;
    }
  }

  async run(statement: string): Promise<void> {
    await this.#session.exec(statement);
  }

  /** A transaction begins together with its first statement. */
  begin(statement: string): void {
    this.#session.execWithNext(statement);
    this.aborted = false;
  }

  async end(): Promise<void> {
    try {
      this.#session.dropWaiting();
      if (this.#session.isInTransaction) await this.run('rollback');
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
  readonly #embedded: Embedded;

  constructor(embedded: Embedded) {
    this.#embedded = embedded;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Turn> {
    return new Turn(this.#embedded, await this.#embedded.gate.enter());
  }

  async releaseConnection(turn: Turn): Promise<void> {
    await turn.end();
  }

  async beginTransaction(turn: Turn, settings: TransactionSettings): Promise<void> {
    turn.begin(beginStatement(settings));
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

  /** Closing is left to the code that opened the database, since others may use it too. */
  async destroy(): Promise<void> {}
}

/**
 * Replaces Kysely's own dialect for PGlite, which knows no isolation levels, hangs when a transaction
 * cannot begin, and queues in microtasks. This one waits at the same gate as everything else.
 */
export const pgliteDialect = (session: Session, gate: Gate): Dialect => ({
  createDriver: () => new PgliteDriver({ session, gate }),
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});
