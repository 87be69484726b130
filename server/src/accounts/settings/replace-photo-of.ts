import { forgetFile, removeStoredFile } from '../../files/files.commands.ts';
import type { ChangeContext } from '../../platform/handler.ts';
import { replacePhoto } from '../accounts.repository.ts';

/** Replaces or removes somebody's photo; the row and content of the previous one are deleted. */
export async function replacePhotoOf(
  { db, now, enqueue }: Pick<ChangeContext, 'db' | 'now' | 'enqueue'>,
  account: string,
  photo: string | null,
): Promise<void> {
  const before = await replacePhoto(db, account, { image_file: photo, updated_at: now });
  if (before === null) return;
  const storage_key = await forgetFile(db, before);
  if (storage_key !== undefined) await enqueue(removeStoredFile, { storage_key });
}
