import { createReadStream } from 'node:fs';
import { fileTypeFromFile } from 'file-type';

/** Control characters that no text file has; tab, line feed, form feed, return and escape are allowed. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const binary = /[\u0000-\u0008\u000B\u000E-\u001A\u001C-\u001F]/;

async function isText(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let hasText = false;
  try {
    for await (const chunk of createReadStream(path)) {
      const text = decoder.decode(chunk as Buffer, { stream: true });
      if (binary.test(text)) return false;
      hasText ||= text.length > 0;
    }
    decoder.decode();
    return hasText;
  } catch (error) {
    // Not UTF-8, so not a text that we can show; the caller refuses it with a code.
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** The media type of a file by its content, read piece by piece; null when it is unknown. */
export async function mediaTypeOf(path: string): Promise<string | null> {
  const detected = await fileTypeFromFile(path);
  if (detected !== undefined) return detected.mime;
  return (await isText(path)) ? 'text/plain' : null;
}
