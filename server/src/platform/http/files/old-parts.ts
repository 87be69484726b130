import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** No upload takes so long, also not one of another process that shares the folder. */
const abandonedAfterMs = 3_600_000;

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Removes what uploads left behind when their process was killed. */
export async function removeOldParts(folder: string, now = Date.now()): Promise<void> {
  for (const name of await namesIn(folder)) {
    const path = join(folder, name);
    // Another process that starts now may have removed it already.
    const found = await stat(path).catch(() => null);
    if (found !== null && now - found.mtimeMs > abandonedAfterMs) await rm(path, { force: true });
  }
}
