import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { renamedPicture } from '../../platform/http/files/file-names.ts';
import { defineJob, type JobContext } from '../../platform/jobs/job-definition.ts';
import { PictureRefused, type EncodedPicture } from '../../platform/ports/pictures.ts';
import { FileMissing, smallKey } from '../../platform/ports/storage.ts';
import { removeStoredFile } from '../remove-stored-file.ts';
import { findOldPicture, replaceOldPicture } from './old-pictures.repository.ts';

type Old = NonNullable<Awaited<ReturnType<typeof findOldPicture>>>;

async function encode({ external }: JobContext, storage_key: string): Promise<EncodedPicture> {
  const { pictures, storage } = external;
  await mkdir(storage.partFolder, { recursive: true });
  const path = join(storage.partFolder, randomUUID());
  try {
    const { stream } = await storage.get(storage_key);
    await pipeline(stream, createWriteStream(path));
    return await pictures.encode(path);
  } finally {
    await rm(path, { force: true });
  }
}

/** The row keeps its id, and with it its address; what was stored before is removed. */
async function replace(context: JobContext, old: Old, picture: EncodedPicture): Promise<void> {
  const { mediaType: media_type, large, small } = picture;
  const { storage } = context.external;
  const storage_key = randomUUID();
  const sha256 = createHash('sha256').update(large).digest('hex');
  const file_name = renamedPicture(old.file_name, media_type);
  const size = large.length;
  await storage.put(storage_key, large, { contentType: media_type, size });
  await storage.put(smallKey(storage_key), small, { contentType: media_type, size: small.length });
  await context.transaction(async (tx, { enqueue }) => {
    const encoded = { storage_key, file_name, media_type, size, sha256 };
    const isReplaced = await replaceOldPicture(tx, old.file, encoded);
    const rest = isReplaced ? old.storage_key : storage_key;
    await enqueue(removeStoredFile, { storage_key: rest });
  });
}

/** Whoever shows it takes it down, so that nobody is left with a picture that does not load. */
async function giveUp(context: JobContext, { file, purpose }: Old, error: Error): Promise<void> {
  context.log.warn({ file, purpose, reason: error.message }, 'an old picture is not readable');
  if (purpose !== 'photo' && purpose !== 'logo') return;
  await context.transaction((_tx, { emit }) => emit('found_broken_picture', { file, purpose }));
}

/** Encodes a picture of before anew, which leaves nothing of where and with what it was taken. */
export const encodeOldPicture = defineJob({
  name: 'encode-old-picture',
  input: z.object({ file: z.uuid() }),
  atOnce: 1,
  async run(context, { file }) {
    const old = await findOldPicture(context.db, file);
    if (old === undefined) return;
    try {
      await replace(context, old, await encode(context, old.storage_key));
    } catch (error) {
      if (!(error instanceof PictureRefused || error instanceof FileMissing)) throw error;
      await giveUp(context, old, error);
    }
  },
});
