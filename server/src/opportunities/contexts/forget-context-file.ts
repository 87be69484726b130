import { forgetFile, removeStoredFile } from '../../files/files.commands.ts';
import type { ChangeContext } from '../../platform/handler.ts';

/** Removes the row of a file that no context has any more, and its content after the commit. */
export async function forgetContextFile(
  { db, enqueue }: Pick<ChangeContext, 'db' | 'enqueue'>,
  file: string,
): Promise<void> {
  const storage_key = await forgetFile(db, file);
  if (storage_key !== undefined) await enqueue(removeStoredFile, { storage_key });
}
