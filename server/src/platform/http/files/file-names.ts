import { limits } from '@torg/protocol/limits';

/** The endings that a file of each type may have; the first is given to one that has none of them. */
const endings: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'image/svg+xml': ['svg'],
  'text/plain': ['txt', 'md', 'json'],
};

/** Control, format (such as the direction of writing), private and lone surrogate characters. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;
/** Not allowed in names by Windows; the slashes end a folder. */
const forbidden = /[<>:"|?*]/g;
/** Devices on Windows, whatever ending follows. */
const reserved = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i;

const characters = new Intl.Segmenter();

/** Most file systems take so many bytes. What is one character for a reader is not broken. */
function shortened(stem: string, ending: string): string {
  const room = limits.attachment.name - Buffer.byteLength(ending);
  const chars = Array.from(characters.segment(stem), ({ segment }) => segment);
  let bytes = Buffer.byteLength(stem);
  while (bytes > room) bytes -= Buffer.byteLength(chars.pop() ?? '');
  return chars.join('').trimEnd();
}

/**
 * A name under which the file can be saved anywhere, and which opens as what it is: a text that is
 * called `invoice.hta` becomes `invoice.hta.txt`.
 */
export function safeName(name: string | undefined, mediaType: string): string {
  const last = name?.split(/[/\\]/).at(-1) ?? '';
  const seen = last.normalize('NFC').replaceAll(/\s/g, ' ').replaceAll(invisible, '');
  const clean = seen
    .replaceAll(forbidden, '_')
    .replace(/^[. ]+/, '')
    .replace(/[. ]+$/, '')
    .replace(reserved, '_$1');
  const fitting = endings[mediaType] ?? [];
  const typed = /\.([^.]+)$/.exec(clean)?.[1] ?? '';
  if (fitting.length === 0 || fitting.includes(typed.toLowerCase())) {
    const ending = typed === '' || typed.length > 20 ? '' : `.${typed}`;
    const stem = shortened(clean.slice(0, clean.length - ending.length), ending);
    return `${stem || 'fil'}${ending}`;
  }
  const ending = `.${fitting[0]}`;
  return `${shortened(clean, ending) || 'fil'}${ending}`;
}

/** The name of a picture that was encoded anew, whose ending has changed. */
export const renamedPicture = (name: string | undefined, mediaType: string): string =>
  safeName(name?.replace(/\.(png|jpe?g|webp)$/i, ''), mediaType);
