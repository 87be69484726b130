import { statfs } from 'node:fs/promises';
import { isStorageFull } from '../database/database-errors.ts';
import type { Logger } from '../log.ts';
import { Refusal } from '../refusal.ts';

/** Whether there is room to store what people change. */
export interface Space {
  isFull: () => boolean;
  /** Refuses a change while there is no room. */
  check: () => void;
  /** Runs a change; notes it when the database, or the storage of files, has no room for it. */
  change: <T>(work: () => Promise<T>, where?: 'database' | 'files') => Promise<T>;
  /** Called whenever the room is gone or is back. */
  onChange: (listener: (isFull: boolean) => void) => void;
  /** Measures at once. */
  measure: () => Promise<void>;
  stop: () => void;
}

export interface SpaceOptions {
  /** where the database and the files are; those that do not exist yet do not count */
  folders: readonly string[];
  /** below this many free megabytes changes are refused; 0: never */
  leastMegabytes: number;
  log: Logger;
  /** Fails with the database's own error while that has no room. */
  probe?: () => Promise<unknown>;
  /** free bytes where a folder is; tests pass their own */
  freeBytes?: (folder: string) => Promise<number>;
}

const everyMs = 1_000;
const megabyte = 1_048_576;

const fullText = 'the storage is full: changes are refused until there is room';
const roomText = 'the storage has room again: changes are accepted';

async function freeOnDisk(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

const refusal = () => new Refusal('storage_is_full', { retryAfterSeconds: 30 });

/**
 * Watches the free space, so that changes stop while there is still enough for the database to go on
 * with. A database on another machine is not seen from here: its own errors say that it is full.
 */
export function watchSpace(options: SpaceOptions): Space {
  const { folders, leastMegabytes, log, probe, freeBytes = freeOnDisk } = options;
  const listeners = new Set<(isFull: boolean) => void>();
  const full = { disk: false, database: false, files: false };
  const isFull = (): boolean => full.disk || full.database;

  const set = (what: keyof typeof full, value: boolean, facts: object): void => {
    if (full[what] === value) return;
    full[what] = value;
    if (value) log.error({ what, ...facts }, fullText);
    else log.info({ what, ...facts }, roomText);
    for (const listener of listeners) listener(isFull());
  };
  const measure = async (): Promise<void> => {
    const all = await Promise.all(folders.map((folder) => freeBytes(folder).catch(() => Infinity)));
    const free = Math.floor(Math.min(...all) / megabyte);
    set('disk', free < leastMegabytes, { free_megabytes: free, least_megabytes: leastMegabytes });
    if (full.database && probe !== undefined) await attempt(probe, 'database').catch(() => {});
  };
  const attempt = async <T>(work: () => Promise<T>, where: 'database' | 'files'): Promise<T> => {
    try {
      const answer = await work();
      set(where, false, {});
      return answer;
    } catch (error) {
      if (!isStorageFull(error)) throw error;
      set(where, true, { err: error });
      throw refusal();
    }
  };
  const timer = setInterval(() => void measure(), everyMs).unref();
  const check = (): void => {
    if (full.disk) throw refusal();
  };
  return {
    isFull,
    check,
    async change(work, where = 'database') {
      check();
      return attempt(work, where);
    },
    onChange: (listener) => void listeners.add(listener),
    measure,
    stop: () => clearInterval(timer),
  };
}
