import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from '../log.ts';
import { Refusal } from '../refusal.ts';
import type { Database } from './database.ts';
import { migrationsAreCurrent } from './migrate.ts';

export interface DatabaseState {
  database: boolean;
  migrations: boolean;
  /** how long ago this was found out, in milliseconds */
  ageMs: number;
}

/** Asks the database each second how it is, so that nobody has to wait in order to know. */
export interface DatabaseWatch {
  state: () => DatabaseState;
  /** Refuses what has not begun while the database is silent. */
  check: () => void;
  /** The result of the work, or a refusal as soon as the database is found to be silent. */
  unlessSilent: <T>(work: () => Promise<T>) => Promise<T>;
  /** Asks at once. */
  ask: () => Promise<void>;
  stop: () => void;
}

const everyMs = 1_000;
/** Together with the second between two questions this is less than the five of a read. */
export const silentAfterMs = 3_000;

const refusal = () => new Refusal('service_unavailable', { retryAfterSeconds: 2 });

export function watchDatabase(database: Database, log: Logger): DatabaseWatch {
  const waiting = new Set<(error: Refusal) => void>();
  const found = { database: false, migrations: false, silent: false, at: performance.now() };
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const ask = async (): Promise<void> => {
    const answer = await withinTime(database.ready());
    found.migrations ||=
      answer === true && (await withinTime(migrationsAreCurrent(database.db))) === true;
    const wasSilent = found.silent;
    found.silent = answer === 'late';
    Object.assign(found, { database: answer === true, at: performance.now() });
    if (wasSilent && !found.silent) log.info('the database answers again');
    if (!found.silent) return;
    if (!wasSilent) log.error('the database does not answer: requests are refused until it does');
    for (const reject of waiting) reject(refusal());
    waiting.clear();
  };
  const askRegularly = async (): Promise<void> => {
    await ask();
    if (!stopped) timer = setTimeout(() => void askRegularly(), everyMs).unref();
  };
  timer = setTimeout(() => void askRegularly(), everyMs).unref();
  const check = (): void => {
    if (found.silent) throw refusal();
  };
  return {
    state: () => ({
      database: found.database,
      migrations: found.database && found.migrations,
      ageMs: performance.now() - found.at,
    }),
    check,
    unlessSilent: <T>(work: () => Promise<T>) =>
      new Promise<T>((resolve, reject) => {
        check();
        waiting.add(reject);
        work()
          .then(resolve, reject)
          .finally(() => waiting.delete(reject));
      }),
    ask,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

/** What the database answers; 'late' if it has not answered in time. */
async function withinTime(answer: Promise<boolean>): Promise<boolean | 'late'> {
  const { promise: late, resolve } = Promise.withResolvers<'late'>();
  // An answer that came while this process was busy is read before the database counts as late.
  const timer = setTimeout(() => void nextTurn().then(() => resolve('late')), silentAfterMs);
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
