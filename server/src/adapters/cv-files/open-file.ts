// Runs as a process of its own: whoever uploads a file must not be able to harm more than this.
import { limits } from '@torg/protocol/limits';
import type { OpenedCv } from '../../platform/ports/cv-files.ts';
import { answerParent } from '../../platform/processes/answer-parent.ts';
import { readCsv } from './read-csv.ts';
import { readWord, wordPaths } from './read-word.ts';
import { readXml } from './read-xml.ts';
import { unzip } from './unzip.ts';

const refused: OpenedCv = { error: 'could_not_read_pdf' };
const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1).toLowerCase();

function openArchive(bytes: Buffer): OpenedCv {
  const files = unzip(bytes, (name) => wordPaths.has(name) || /\.csv$/i.test(name));
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
  const { inflated } = limits.cvImport.archive;
  if (bytes.length > inflated) return refused;
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).trimStart();
  if (text.startsWith('<')) return { kind: 'xml', root: readXml(text) };
  return { kind: 'json', value: JSON.parse(text) as unknown };
}

answerParent(({ bytes }: { bytes: Uint8Array }): Promise<OpenedCv> => {
  const content = Buffer.from(bytes);
  try {
    const isArchive = content.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004';
    return Promise.resolve(isArchive ? openArchive(content) : openText(content));
  } catch {
    return Promise.resolve(refused);
  }
});
