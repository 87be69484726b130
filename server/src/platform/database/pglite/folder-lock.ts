import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

export type Unlock = () => void;

/** SQLITE_BUSY */
const busy = 5;

/** Kept here, because a connection that is forgotten is closed, and its lock with it. */
const held = new Set<DatabaseSync>();

/**
 * Takes a lock that ends with the process, even with one that is killed: the operating system's own
 * file lock, which Node reaches only through SQLite. Two that come at once cannot both get it, and
 * there is nothing stale to clean up. Answers null when somebody else holds it.
 */
export function takeLock(file: string): Unlock | null {
  mkdirSync(dirname(file), { recursive: true });
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === busy) return null;
    throw error;
  }
  writeFileSync(`${file}.pid`, String(process.pid));
  held.add(lock);
  return () => {
    held.delete(lock);
    lock.close();
  };
}

/** Who holds the lock, for the message; may be out of date by a moment. */
export function lockHolder(file: string): string {
  try {
    return readFileSync(`${file}.pid`, 'utf8').trim();
  } catch {
    // Not written yet, or not ours to read: the message does without it.
    return 'unknown';
  }
}

/** Does the work while holding the lock, after whoever holds it now. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  for (;;) {
    const unlock = takeLock(file);
    if (unlock === null) {
      await pause(50);
      continue;
    }
    try {
      return await work();
    } finally {
      unlock();
    }
  }
}
