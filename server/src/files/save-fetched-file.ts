import type { Tx } from '../platform/database/tables.ts';
import type { ReceivedFile } from '../platform/handler.ts';
import type { Enqueue } from '../platform/jobs/job-definition.ts';
import type { Settings } from '../platform/settings.ts';
import { insertFile } from './files.repository.ts';
import type { FilePurpose } from './files.tables.ts';
import { scanFile } from './virus-check/scan-file.ts';

interface Context {
  db: Tx;
  enqueue: Enqueue;
  now: Date;
  settings: Pick<Settings, 'virusScannerUrl'>;
}

/**
 * Adds the row of a file that a job has fetched from another service and put into the storage. A
 * picture that was encoded anew has nothing left that the virus scanner could find.
 */
export async function saveFetchedFile(
  { db, enqueue, now, settings }: Context,
  file: ReceivedFile,
  purpose: FilePurpose,
): Promise<string> {
  const waits = settings.virusScannerUrl !== undefined && !file.is_picture;
  const about = { purpose, uploadedBy: null, uncheckedSince: waits ? now : null };
  const { file_id } = await insertFile(db, file, about);
  if (waits) await enqueue(scanFile, { file: file_id });
  return file_id;
}
