import type { ChangeContext, ReceivedFile } from '../platform/handler.ts';
import { insertFile } from './files.repository.ts';
import type { FilePurpose } from './files.tables.ts';
import { scanFile } from './virus-check/scan-file.ts';
import { countUpload } from './upload-quota.ts';

type Context = Pick<ChangeContext, 'actor' | 'db' | 'enqueue' | 'now' | 'settings'>;

/**
 * Adds the row of a file that is in the storage, within the quota of who uploaded it. Where there is
 * a virus scanner, it cannot be opened before that has seen it; a picture that was encoded anew has
 * nothing left to find.
 */
export async function saveFile(context: Context, file: ReceivedFile, purpose: FilePurpose) {
  const { actor, db, enqueue, now, settings } = context;
  await countUpload(db, { account: actor.account, bytes: file.size, now }, settings.uploadQuota);
  const waits = settings.virusScannerUrl !== undefined && !file.is_picture;
  const uncheckedSince = waits ? now : null;
  const saved = await insertFile(db, file, {
    purpose,
    uploadedBy: actor.account,
    uncheckedSince,
  });
  if (waits) await enqueue(scanFile, { file: saved.file_id });
  return saved;
}
