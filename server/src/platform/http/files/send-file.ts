import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { FileAnswer, MadeFile, StreamedFile } from '../../handler.ts';
import type { Storage } from '../../ports/storage.ts';
import { Refusal } from '../../refusal.ts';
import { safeName } from './file-names.ts';

/** What a browser may show on a page of its own; all else is downloaded. */
const shown = /^(image\/(png|jpeg|webp|svg\+xml)|application\/pdf)$/;

/** RFC 6266: a plain name for old clients, and the real one in UTF-8. */
export function contentDisposition(fileName: string, inline: boolean): string {
  const plain = fileName.replaceAll(/[^\x20-\x7E]/g, '_').replaceAll(/["\\]/g, '');
  const encoded = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${inline ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** From the storage, or as it was made for this answer. */
async function contentOf(
  { log }: FastifyReply,
  storage: Storage,
  file: FileAnswer | MadeFile | StreamedFile,
): Promise<{ stream: Readable | Buffer; size?: number }> {
  if ('stream' in file) return { stream: file.stream };
  if ('content' in file) return { stream: file.content, size: file.content.length };
  return storage.get(file.storage_key).catch((error: unknown) => {
    if (file.ifLost === undefined) throw error;
    log.error({ err: error }, 'a file could not be read');
    throw new Refusal(file.ifLost);
  });
}

export async function sendFile(
  reply: FastifyReply,
  storage: Storage,
  file: FileAnswer | MadeFile | StreamedFile,
): Promise<void> {
  const { stream, size } = await contentOf(reply, storage, file);
  // Files of before have names of before.
  const name = safeName(file.file_name, file.media_type);
  if (size !== undefined) reply.header('content-length', size);
  await reply
    .type(file.media_type)
    .header(
      'content-disposition',
      contentDisposition(name, file.inline && shown.test(file.media_type)),
    )
    .header(
      'cache-control',
      'cacheFor' in file && file.cacheFor
        ? `private, max-age=${file.cacheFor}`
        : 'private, no-store',
    )
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .send(stream);
}
