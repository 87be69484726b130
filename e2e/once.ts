import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the run notes what was done already; all its workers read it. */
export const notesFolder = 'TORG_NOTES';

/** Does it the first time that any worker of the run comes to it; again after it failed. */
export async function once(what: string, work: () => Promise<void>): Promise<void> {
  const folder = process.env[notesFolder];
  if (folder === undefined) return work();
  const note = join(folder, createHash('sha256').update(what).digest('hex'));
  const isFirst = await writeFile(note, what, { flag: 'wx' }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );
  if (!isFirst) return;
  try {
    await work();
  } catch (error) {
    await rm(note);
    throw error;
  }
}
