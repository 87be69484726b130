import { createHash, randomUUID } from 'node:crypto';
import type { ReceivedFile } from '../../handler.ts';
import type { External } from '../../ports/external.ts';
import { smallKey } from '../../ports/storage.ts';
import { renamedPicture } from './file-names.ts';

/**
 * Encodes the picture at a path anew and stores both its sizes, whose key is noted before anything is
 * stored. Throws `PictureRefused`.
 */
export async function storePicture(
  { pictures, storage }: Pick<External, 'pictures' | 'storage'>,
  { path, name }: { path: string; name: string | undefined },
  stored: string[],
): Promise<ReceivedFile> {
  const { mediaType, large, small } = await pictures.encode(path);
  const storage_key = randomUUID();
  stored.push(storage_key);
  const about = (content: Buffer) => ({ contentType: mediaType, size: content.length });
  await storage.put(storage_key, large, about(large));
  await storage.put(smallKey(storage_key), small, about(small));
  return {
    storage_key,
    file_name: renamedPicture(name, mediaType),
    media_type: mediaType,
    size: large.length,
    sha256: createHash('sha256').update(large).digest('hex'),
    is_picture: true,
  };
}
