// Runs as a process of its own: whoever uploads a file must not be able to harm more than this.
import type { OpenedCv } from '../../platform/ports/cv-files.ts';
import { answerParent } from '../../platform/processes/answer-parent.ts';
import { readCsv } from './read-csv.ts';
import { readWord, wordPaths } from './read-word.ts';
import { readXml } from './read-xml.ts';
import { type ArchiveLimits, ArchiveRefused, unzip } from './unzip.ts';

const refused = { error: 'could_not_read_pdf' } as const;
const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1).toLowerCase();

/** No CV needs a program; a document that has one is not looked at. */
const program = /(?:^|\/)vba(?:project|data)[^/]*$/i;

function isWanted(name: string): boolean {
  if (program.test(name)) throw new ArchiveRefused('has macros');
  return wordPaths.has(name) || /\.csv$/i.test(name);
}

function openArchive(bytes: Buffer, most: ArchiveLimits): OpenedCv {
  const files = unzip(bytes, most, isWanted);
  if (files.has('word/document.xml')) {
    const paragraphs = readWord(files);
    return paragraphs.length > 0 ? { kind: 'word', paragraphs } : refused;
  }
  const tables = [...files].map(([name, content]): [string, Record<string, string>[]] => [
    baseName(name),
    readCsv(content.toString('utf8')),
  ]);
  return tables.length > 0 ? { kind: 'tables', tables: Object.fromEntries(tables) } : refused;
}

function openText(bytes: Buffer): OpenedCv {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).trimStart();
  if (text.startsWith('<')) return { kind: 'xml', root: readXml(text) };
  return { kind: 'json', value: JSON.parse(text) as unknown };
}

export interface OpenQuestion {
  bytes: Uint8Array;
  most: ArchiveLimits;
}

answerParent(({ bytes, most }: OpenQuestion): Promise<OpenedCv> => {
  const content = Buffer.from(bytes);
  try {
    const isArchive = content.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004';
    return Promise.resolve(isArchive ? openArchive(content, most) : openText(content));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const isRefused = error instanceof ArchiveRefused && error.isTooLarge;
    const isTooLarge = isRefused || code === 'ERR_BUFFER_TOO_LARGE';
    return Promise.resolve(isTooLarge ? { ...refused, isTooLarge } : refused);
  }
});
