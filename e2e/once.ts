import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder in which the run notes what has been done; all its workers read it. */
export const notesFolder = 'TORG_NOTES';

/** Does the work once a run, in whichever worker comes first; again if it failed. */
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
