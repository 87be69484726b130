import type { ErrorCode } from '@torg/protocol/errors';
import { forgetFile, removeStoredFile } from '../files/files.commands.ts';
import type { ChangeContext } from '../platform/handler.ts';
import { found } from '../platform/refusal.ts';

/** Removes the file of a template that no longer has it, and its content after the commit. */
export async function forgetTemplateFile(
  { db, enqueue }: Pick<ChangeContext, 'db' | 'enqueue'>,
  file: string,
  ifLost: ErrorCode,
): Promise<void> {
  const storage_key = found(await forgetFile(db, file), ifLost);
  await enqueue(removeStoredFile, { storage_key });
}
