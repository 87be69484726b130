import { chmodSync, globSync, mkdirSync, rmSync, statfsSync } from 'node:fs';

const inMemory = '/dev/shm';
const prefix = `${inMemory}/torg-tests-`;
/** A whole run used less than a third of it. */
const neededBytes = 8 * 2 ** 30;

/**
 * Puts temporary files of this process and its children into memory where there is room for them. The
 * tests make and remove about a thousand databases, which on a disk takes longer than what they ask them.
 * A TMPDIR that is set stays.
 */
export function useTemporaryFilesInMemory(): void {
  if (process.env.TMPDIR !== undefined || !hasRoom()) return;
  for (const folder of globSync(`${prefix}*`)) {
    if (!isRunning(Number(folder.slice(prefix.length)))) remove(folder);
  }
  const folder = `${prefix}${process.pid}`;
  mkdirSync(folder, { recursive: true });
  // The database server of the tests may run as another user.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.once('exit', () => remove(folder));
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    return Math.min(bavail * bsize, process.availableMemory()) >= neededBytes;
  } catch {
    return false;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
