import { forgetFile, removeStoredFile } from '../files/files.public.ts';
import type { ChangeContext } from '../platform/handler.ts';
import { replacePhoto } from './accounts.repository.ts';

/** Puts another photo, or none, in place of the actor's; what was there is forgotten and removed. */
export async function replaceMyPhoto(
  { db, actor, now, enqueue }: ChangeContext,
  photo: string | null,
): Promise<void> {
  const before = await replacePhoto(db, actor.account, { image_file: photo, updated_at: now });
  if (before === null) return;
  const storage_key = await forgetFile(db, before);
  if (storage_key !== undefined) await enqueue(removeStoredFile, { storage_key });
}
