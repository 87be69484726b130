import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

export type Unlock = () => void;

/** SQLITE_BUSY */
const busy = 5;

/** Referenced from here, because a garbage-collected connection is closed and releases its lock. */
const held = new Set<DatabaseSync>();

/**
 * Takes a lock that ends with the process, even when it is killed: the operating system's own file
 * lock, which Node reaches only through SQLite. Nothing stale is left to clean up. Returns null when
 * another process holds it.
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

/** The id of the process that holds the lock, for error messages; may be slightly out of date. */
export function lockHolder(file: string): string {
  try {
    return readFileSync(`${file}.pid`, 'utf8').trim();
  } catch {
    // Not written yet, or not readable by us: the message works without it.
    return 'unknown';
  }
}

/** Waits for the lock and does the work while holding it. */
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
