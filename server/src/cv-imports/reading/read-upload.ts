import type { CvImportFailure } from '@torg/protocol/cv-imports/import-terms';
import type { ReadCv } from '@torg/protocol/cv-imports/read-cv';
import { limits } from '@torg/protocol/limits';
import type { External } from '../../platform/ports/external.ts';
import { readCv } from '../engine/read-cv.ts';
import { readEuropass } from '../formats/read-europass.ts';
import { readJsonResume } from '../formats/read-json-resume.ts';
import { readLinkedIn } from '../formats/read-linkedin.ts';
import { pagesOfWord } from '../formats/word-pages.ts';

export type UploadRead = { cv: ReadCv } | { error: CvImportFailure };

const refused: UploadRead = { error: 'could_not_read_pdf' };
const orRefused = (cv: ReadCv | null): UploadRead => (cv === null ? refused : { cv });

type Readers = Pick<External, 'cvReader' | 'cvFiles'>;

/** The XML that Europass puts into its PDFs says more than the pages. */
async function readAttached(
  { cvFiles }: Readers,
  attachments: readonly Uint8Array[],
): Promise<ReadCv | null> {
  for (const bytes of attachments) {
    const opened = await cvFiles.open(bytes);
    const cv = 'kind' in opened && opened.kind === 'xml' ? readEuropass(opened.root) : null;
    if (cv !== null) return cv;
  }
  return null;
}

async function readPdf(readers: Readers, bytes: Uint8Array): Promise<UploadRead> {
  const reading = await readers.cvReader.readPdf(bytes);
  if ('error' in reading) return reading;
  const attached = await readAttached(readers, reading.attachments);
  return { cv: attached ?? readCv(reading.pages, reading.metadata) };
}

async function readOther({ cvFiles }: Readers, bytes: Uint8Array): Promise<UploadRead> {
  const opened = await cvFiles.open(bytes);
  if ('error' in opened) return opened;
  switch (opened.kind) {
    case 'word': {
      const pages = pagesOfWord(opened.paragraphs);
      if (pages.length > limits.cvImport.pages) return { error: 'cv_pdf_too_large' };
      return { cv: readCv(pages) };
    }
    case 'tables':
      return orRefused(readLinkedIn(opened.tables));
    case 'json':
      return orRefused(readJsonResume(opened.value));
    case 'xml':
      return orRefused(readEuropass(opened.root));
  }
}

/** Reads an uploaded CV of any accepted kind. What cannot be read is answered, never thrown. */
export const readUpload = (
  readers: Readers,
  mediaType: string,
  bytes: Uint8Array,
): Promise<UploadRead> =>
  mediaType === 'application/pdf' ? readPdf(readers, bytes) : readOther(readers, bytes);
