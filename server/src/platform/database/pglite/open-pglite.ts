import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { vector } from '@electric-sql/pglite-pgvector';
import { Kysely, sql } from 'kysely';
import { fromPglite } from 'pg-boss';
import { StartError } from '../../start-error.ts';
import { columnParsers } from '../column-types.ts';
import type { Database } from '../database.ts';
import { lockHolder, takeLock, type Unlock } from './folder-lock.ts';
import { Gate } from './gate.ts';
import { pgliteDialect } from './pglite-dialect.ts';
import type { Tables } from '../tables.ts';

export interface PgliteOptions {
  /** where the data is stored; in memory if absent */
  folder?: string;
  /** a dump to begin with, in memory */
  dump?: Blob;
  /** how long a query waits for its turn before it fails */
  timeoutMs?: number;
}

const ownParams = [
  // Otherwise a timer of the recovery after a kill never ends, and keeps the process alive.
  'log_startup_progress_interval=0',
  // All buffers take memory from the start, in addition to the system's own file cache.
  'shared_buffers=16MB',
  // There is only one; reserving for a hundred takes as much memory as all the rest.
  'max_connections=5',
  // The same as on a server: see `postgres-pool.ts`.
  'hnsw.ef_search=100',
  'hnsw.iterative_scan=strict_order',
];

/** A database in the process. Nobody else may open the same folder, not even to read. */
export async function openPglite(options: PgliteOptions): Promise<PgliteDatabase> {
  const unlock = options.folder === undefined ? () => {} : lockFolder(options.folder);
  try {
    const pglite = await startPglite(options);
    return asDatabase(pglite, options.timeoutMs ?? 15_000, async () => {
      await pglite.close();
      unlock();
    });
  } catch (error) {
    unlock();
    throw error;
  }
}

export const startPglite = ({ folder, dump }: PgliteOptions): Promise<PGlite> =>
  PGlite.create({
    ...(folder === undefined ? {} : { dataDir: join(folder, 'pglite') }),
    ...(dump === undefined ? {} : { loadDataDir: dump }),
    extensions: { pg_trgm, unaccent, btree_gin, citext, vector },
    parsers: { ...columnParsers },
    startParams: [...PGlite.defaultStartParams, ...ownParams.flatMap((param) => ['-c', param])],
  });

function lockFolder(folder: string): Unlock {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'lock');
  const unlock = takeLock(file);
  if (unlock !== null) return unlock;
  throw new StartError(
    `Another Torg (process ${lockHolder(file)}) has the data folder ${folder} open; stop it first, or set DATA_DIR to another folder.`,
  );
}

export interface PgliteDatabase extends Database {
  /** The whole database as one uncompressed tar. */
  dump: () => Promise<Blob>;
}

/** `end` runs when the database is closed, after everything that is already in line. */
export function asDatabase(
  pglite: PGlite,
  timeoutMs: number,
  end: () => Promise<void>,
): PgliteDatabase {
  const gate = new Gate(timeoutMs);
  const db = new Kysely<Tables>({ dialect: pgliteDialect(pglite, gate) });
  return {
    kind: 'pglite',
    db,
    searches: db,
    boss: { backend: 'pglite', db: fromPglite(behindGate(pglite, gate)) },
    withoutTimeouts: (work) => work(db),
    async listen(channel, onPayload) {
      const stop = await gate.pass(() => pglite.listen(channel, deferred(onPayload)));
      return () => gate.pass(() => stop());
    },
    async ready() {
      return sql`select 1`.execute(db).then(
        () => true,
        () => false,
      );
    },
    dump: () => gate.pass(() => pglite.dumpDataDir('none')),
    async close() {
      await db.destroy();
      await gate.pass(end);
    },
  };
}

/** Defers a listener, since PGlite calls it in the middle of reading an answer. */
const deferred = (listener: (payload: string) => void) => (payload: string) =>
  void setImmediate(listener, payload);

/** The part of PGlite that pg-boss needs, with each statement in a turn of its own. */
function behindGate(pglite: PGlite, gate: Gate): Parameters<typeof fromPglite>[0] {
  return {
    query: (text: string, values?: unknown[]) => gate.pass(() => pglite.query(text, values)),
    exec: (text: string) =>
      gate.pass(async () => {
        try {
          return await pglite.exec(text);
        } finally {
          // A script that failed between its BEGIN and COMMIT must not leave the session inside.
          if (pglite.isInTransaction()) await pglite.exec('rollback');
        }
      }),
    listen: (channel: string, listener: (payload: string) => void) =>
      gate.pass(async () => {
        const stop = await pglite.listen(channel, deferred(listener));
        return () => gate.pass(() => stop());
      }),
  };
}
