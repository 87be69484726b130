import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { limits } from '@torg/protocol/limits';
import type { CvPages, CvReader, PdfFailure } from '../../platform/ports/cv-reader.ts';
import type { OpenPdf } from './open-cv.ts';
import { ChildFailure, warmChild, type ChildBounds } from '../../platform/processes/warm-child.ts';

const path = join(import.meta.dirname, 'open-cv.ts');
const require = createRequire(import.meta.url);
const server = join(import.meta.dirname, '..', '..', '..');

/** What bounds a CV, and a longer text: more items than the longest has, whose words may each be one. */
const itemsOfCv = 40_000;
const itemsOfPage = 1_500;

/** Reading an ordinary CV takes 150 MB and a tenth of a second. */
const usual: ChildBounds = { timeoutMs: 10_000, memory: 512_000_000, warmForMs: 15_000 };

/** CVs by PDF.js, in a process of its own that reads its own program only and is bounded. */
export function pdfjsCvReader(bounds: Partial<ChildBounds> = {}): CvReader {
  const child = warmChild<OpenPdf, CvPages | { failure: PdfFailure }>(
    {
      path,
      rights: [],
      heapMegabytes: 256,
      givesWay: true,
      reads: [
        join(server, 'src'),
        join(server, 'package.json'),
        dirname(require.resolve('pdfjs-dist/package.json')),
      ],
    },
    { ...usual, ...bounds },
  );
  const open = (question: OpenPdf) =>
    child.ask(question).catch((error: unknown): { failure: PdfFailure } => {
      if (!(error instanceof ChildFailure)) throw error;
      return { failure: error.reason === 'failed' ? 'damaged' : 'too_large' };
    });
  return {
    async readPdf(bytes) {
      const mostPages = limits.cvImport.pages;
      const opened = await open({ bytes, mostPages, mostItems: itemsOfCv });
      if ('pages' in opened) return opened;
      const isTooLarge = opened.failure === 'too_many_pages';
      return { error: isTooLarge ? 'cv_pdf_too_large' : 'could_not_read_pdf' };
    },
    async readPages(bytes, mostPages) {
      const mostItems = itemsOfPage * mostPages;
      const opened = await open({ bytes, mostPages, mostItems });
      return 'pages' in opened ? { pages: opened.pages } : opened;
    },
    close: child.close,
  };
}
