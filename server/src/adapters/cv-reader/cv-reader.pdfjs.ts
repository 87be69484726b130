import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { CvReader, CvReading } from '../../platform/ports/cv-reader.ts';
import { ChildFailure, warmChild, type ChildBounds } from '../../platform/processes/warm-child.ts';

const path = join(import.meta.dirname, 'open-cv.ts');
const require = createRequire(import.meta.url);
const server = join(import.meta.dirname, '..', '..', '..');

/** Reading an ordinary CV takes 150 MB and a tenth of a second. */
const usual: ChildBounds = { timeoutMs: 10_000, memory: 512_000_000, warmForMs: 15_000 };

/** CVs by PDF.js, in a process of its own that reads its own program only and is bounded. */
export function pdfjsCvReader(bounds: Partial<ChildBounds> = {}): CvReader {
  const child = warmChild<{ bytes: Uint8Array }, CvReading>(
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
  return {
    readPdf: (bytes) =>
      child.ask({ bytes }).catch((error: unknown): CvReading => {
        if (error instanceof ChildFailure) return { error: 'could_not_read_pdf' };
        throw error;
      }),
    close: child.close,
  };
}
