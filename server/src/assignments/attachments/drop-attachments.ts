import { forgetFile, removeStoredFile } from '../../files/files.commands.ts';
import type { ChangeContext } from '../../platform/handler.ts';
import { detach } from './attachments.repository.ts';

/** Removes the named attachment, or all, and deletes the files that no other assignment uses. */
export async function dropAttachments(
  { db, enqueue }: Pick<ChangeContext, 'db' | 'enqueue'>,
  from: { assignment: string; file?: string },
): Promise<void> {
  for (const file of await detach(db, from)) {
    const storage_key = await forgetFile(db, file);
    if (storage_key !== undefined) await enqueue(removeStoredFile, { storage_key });
  }
}
