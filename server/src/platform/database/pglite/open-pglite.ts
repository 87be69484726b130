import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { fromPglite } from 'pg-boss';
import { mendAll } from '../../hardening/private-folder.ts';
import { StartError } from '../../start-error.ts';
import type { Database } from '../database.ts';
import type { Tables } from '../tables.ts';
import { startEngineInThread, type EngineThread } from './engine-in-thread.ts';
import { lockHolder, takeLock, type Unlock } from './folder-lock.ts';
import { Gate } from './gate.ts';
import { pgliteDialect } from './pglite-dialect.ts';
import { Session } from './session.ts';

export interface PgliteOptions {
  /** where the data is stored; in memory if absent */
  folder?: string;
  /** a dump to begin with, in memory */
  dump?: Blob;
  /** how long a query waits for its turn before it fails */
  timeoutMs?: number;
  /** Runs the engine in a thread of its own. */
  thread?: EngineThread;
}

/** The embedded database. Nobody else may open the same folder, not even to read. */
export async function openPglite(options: PgliteOptions): Promise<PgliteDatabase> {
  const unlock = options.folder === undefined ? () => {} : lockFolder(options.folder);
  try {
    const session = await startSession(options);
    // A new database is unpacked with files that everybody may read, whatever the umask.
    if (options.folder !== undefined) mendAll(join(options.folder, 'pglite'));
    return asDatabase(session, options.timeoutMs ?? 15_000, async () => {
      await session.close();
      unlock();
    });
  } catch (error) {
    unlock();
    throw error;
  }
}

async function startSession({ folder, dump, thread }: PgliteOptions): Promise<Session> {
  const options = {
    ...(folder === undefined ? {} : { dataDir: join(folder, 'pglite') }),
    ...(dump === undefined ? {} : { dump }),
  };
  if (thread) return Session.on(await startEngineInThread(options, thread));
  const { startEngine } = await import('./engine-in-process.ts');
  return Session.on(await startEngine(options));
}

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
  session: Session,
  timeoutMs: number,
  end: () => Promise<void>,
): PgliteDatabase {
  const gate = new Gate(timeoutMs);
  const db = new Kysely<Tables>({ dialect: pgliteDialect(session, gate) });
  const listen = (channel: string, onPayload: (payload: string) => void) =>
    gate.pass(async () => {
      const stop = await session.listen(channel, onPayload);
      return () => gate.pass(stop);
    });
  return {
    kind: 'pglite',
    db,
    searches: db,
    backgroundSearches: db,
    boss: { backend: 'pglite', db: fromPglite({ ...behindGate(session, gate), listen }) },
    withoutTimeouts: (work) => work(db),
    listen,
    ready: () => session.works(),
    dump: () => gate.pass(() => session.dump()),
    async close() {
      await db.destroy();
      await gate.pass(end);
    },
  };
}

/** The statements of pg-boss, each in a turn of its own. */
const behindGate = (session: Session, gate: Gate) => ({
  query: <R>(text: string, values?: unknown[]) => gate.pass(() => session.query<R>(text, values)),
  exec: (text: string) =>
    gate.pass(async () => {
      try {
        return await session.exec(text);
      } finally {
        // A script that failed between its BEGIN and COMMIT must not leave the session inside.
        if (session.isInTransaction) await session.exec('rollback');
      }
    }),
});
