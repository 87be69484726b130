import { createHash, randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { fileTypeFromBuffer } from 'file-type';
import type { UploadRule } from '@torg/protocol/call';
import { limits } from '@torg/protocol/limits';
import type { Storage } from '../../ports/storage.ts';
import type { ReceivedFile } from '../../handler.ts';
import { Refusal } from '../../refusal.ts';

/** Control characters that no text file has; tab, line feed, form feed, return and escape are allowed. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const binary = /[\u0000-\u0008\u000B\u000E-\u001A\u001C-\u001F]/;

/** The media type of the content; null when it is unknown. */
export async function judge(content: Buffer): Promise<string | null> {
  const detected = await fileTypeFromBuffer(content);
  if (detected !== undefined) return detected.mime;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
    return text.length > 0 && !binary.test(text) ? 'text/plain' : null;
  } catch {
    // Not UTF-8, so not a text that we can show; the caller refuses it with a code.
    return null;
  }
}

/** The last part of the name, without control characters, short enough to store. */
export function cleanName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  // oxlint-disable-next-line no-control-regex -- control characters are what is taken out
  const clean = last.replaceAll(/[\u0000-\u001F\u007F"]/g, '').trim();
  const dot = clean.lastIndexOf('.');
  const ending = dot > 0 ? clean.slice(dot).slice(0, 20) : '';
  const stem = dot > 0 ? clean.slice(0, dot) : clean;
  return `${stem.slice(0, limits.attachment.name - ending.length)}${ending}` || 'fil';
}

/** Reads the one file of a multipart request, checks its type, and puts it into the storage. */
export async function receiveFile(
  request: FastifyRequest,
  rule: UploadRule,
  storage: Storage,
): Promise<ReceivedFile> {
  const part = request.isMultipart()
    ? await request.file({ limits: { fileSize: rule.size, files: 1, fields: 5 } })
    : undefined;
  if (part === undefined) {
    const issues = [{ path: 'file', message: 'is required, as multipart/form-data' }];
    throw new Refusal('request_validation_error', { issues });
  }
  const content = await part.toBuffer();
  const media_type = await judge(content);
  if (media_type === null || !rule.types.includes(media_type)) {
    throw new Refusal('unsupported_file_type');
  }
  const storage_key = randomUUID();
  const about = { contentType: media_type, size: content.length };
  await storage.put(storage_key, content, about).catch((error: unknown) => {
    request.log.error({ err: error }, 'a file could not be stored');
    throw new Refusal('could_not_upload_file');
  });
  return {
    storage_key,
    file_name: cleanName(part.filename ?? ''),
    media_type,
    size: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  };
}
