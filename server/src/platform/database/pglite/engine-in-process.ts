import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { vector } from '@electric-sql/pglite-pgvector';
import { EngineBroken, joined, type Bytes, type Engine, type EngineOptions } from './engine.ts';

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

/** The engine in this thread. */
export async function startEngine({ dataDir, dump }: EngineOptions): Promise<Engine> {
  let said = '';
  const pglite = await PGlite.create({
    ...(dataDir === undefined ? {} : { dataDir }),
    ...(dump === undefined ? {} : { loadDataDir: dump }),
    extensions: { pg_trgm, unaccent, btree_gin, citext, vector },
    startParams: [...PGlite.defaultStartParams, ...ownParams.flatMap((param) => ['-c', param])],
    onStderr: (line: string) => {
      if (/\b(PANIC|FATAL):/.test(line)) said = line.replace(/^.*?(PANIC|FATAL): */, '');
      return false;
    },
  });
  endWhenBroken(pglite, () => said);
  return {
    send: (message) => answer(pglite, message),
    dump: () => pglite.dumpDataDir('none'),
    close: () => pglite.close(),
  };
}

async function answer(pglite: PGlite, message: Bytes): Promise<Bytes> {
  const parts: Bytes[] = [];
  // PGlite reuses the memory of a part for the next one.
  const onRawData = (part: Uint8Array) => void parts.push(new Uint8Array(part));
  await pglite.execProtocolRawStream(message, { syncToFs: false, onRawData });
  const [first] = parts;
  return parts.length === 1 && first !== undefined ? first : joined(parts);
}

/** How the engine leaves a statement that failed; everything else means that it has stopped. */
const failedStatement = 100;

/**
 * PGlite calls an engine that has stopped again and again, for ever. Restoring its stack is the only
 * step between two of those calls, so the error leaves from there.
 */
function endWhenBroken(pglite: PGlite, reason: () => string): void {
  const module = pglite.Module as unknown as Record<
    '_PostgresMainLoopOnce' | 'stackRestore',
    (...args: unknown[]) => unknown
  >;
  const { _PostgresMainLoopOnce: runOnce, stackRestore } = module;
  let broken: EngineBroken | undefined;
  module._PostgresMainLoopOnce = (...args) => {
    if (broken) throw broken;
    try {
      return runOnce(...args);
    } catch (error) {
      if ((error as { status?: number } | null)?.status !== failedStatement) {
        const message = reason() || String((error as Error | null)?.message ?? error);
        broken = new EngineBroken(`The embedded database has stopped: ${message}`);
      }
      throw error;
    }
  };
  module.stackRestore = (...args) => {
    if (broken) throw broken;
    return stackRestore(...args);
  };
}
