import { forgetFile, removeStoredFile } from '../files/files.commands.ts';
import type { ChangeContext } from '../platform/handler.ts';

/** Removes the file of an import, and its content after the commit. */
export async function forgetCvFile(
  { db, enqueue }: Pick<ChangeContext, 'db' | 'enqueue'>,
  file: string,
): Promise<void> {
  const storage_key = await forgetFile(db, file);
  if (storage_key !== undefined) await enqueue(removeStoredFile, { storage_key });
}
