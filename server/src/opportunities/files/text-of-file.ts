import { limits } from '@torg/protocol/limits';
import type { TextFailure } from '@torg/protocol/opportunities/opportunity-terms';
import { cleanText } from '../../cv-imports/cv-imports.queries.ts';
import type { External } from '../../platform/ports/external.ts';
import { textOfPages } from './text-of-pages.ts';
import { textOfWord } from './text-of-word.ts';

export type ReadText = { text: string } | { failure: TextFailure };

type Readers = Pick<External, 'cvReader' | 'cvFiles'>;

/** Longer than two hundred pages of words. */
const mostCharacters = 1_000_000;

async function readPdf({ cvReader }: Readers, bytes: Uint8Array): Promise<ReadText> {
  const opened = await cvReader.readPages(bytes, limits.opportunity.pages);
  return 'failure' in opened ? opened : { text: await textOfPages(opened.pages) };
}

async function readWord({ cvFiles }: Readers, bytes: Uint8Array): Promise<ReadText> {
  const opened = await cvFiles.open(bytes);
  if ('error' in opened) return { failure: opened.isTooLarge ? 'too_large' : 'damaged' };
  if (opened.kind !== 'word') return { failure: 'damaged' };
  return { text: textOfWord(opened.paragraphs) };
}

const readPlain = (bytes: Uint8Array): ReadText => {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch (error) {
    if (error instanceof TypeError) return { failure: 'damaged' };
    throw error;
  }
};

function read(readers: Readers, mediaType: string, bytes: Uint8Array): Promise<ReadText> {
  if (mediaType === 'application/pdf') return readPdf(readers, bytes);
  if (mediaType.includes('wordprocessingml')) return readWord(readers, bytes);
  return Promise.resolve(readPlain(bytes));
}

/** The text of an uploaded file. What cannot be read is answered with why, never thrown. */
export async function textOfFile(
  readers: Readers,
  mediaType: string,
  bytes: Uint8Array,
): Promise<ReadText> {
  const reading = await read(readers, mediaType, bytes);
  if ('failure' in reading) return reading;
  const text = cleanText(reading.text.replaceAll('\r\n', '\n')).trim();
  if (text === '') return { failure: 'scanned' };
  return text.length > mostCharacters ? { failure: 'too_large' } : { text };
}
