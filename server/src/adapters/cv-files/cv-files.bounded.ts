import { join } from 'node:path';
import { limits } from '@torg/protocol/limits';
import type { CvFiles, OpenedCv } from '../../platform/ports/cv-files.ts';
import type { OpenQuestion } from './open-file.ts';
import { ChildFailure, warmChild, type ChildBounds } from '../../platform/processes/warm-child.ts';

const path = join(import.meta.dirname, 'open-file.ts');
const server = join(import.meta.dirname, '..', '..', '..');

const usual: ChildBounds = { timeoutMs: 10_000, memory: 512_000_000, warmForMs: 15_000 };

/** Word documents, archives, JSON and XML, in a process that reads its own program only and is bounded. */
export function boundedCvFiles(bounds: Partial<ChildBounds> = {}): CvFiles {
  const child = warmChild<OpenQuestion, OpenedCv>(
    {
      path,
      rights: [],
      heapMegabytes: 256,
      givesWay: true,
      reads: [join(server, 'src'), join(server, 'package.json')],
    },
    { ...usual, ...bounds },
  );
  return {
    open: (bytes) =>
      child.ask({ bytes, most: limits.cvImport.archive }).catch((error: unknown): OpenedCv => {
        if (!(error instanceof ChildFailure)) throw error;
        const isTooLarge = error.reason !== 'failed';
        return { error: 'could_not_read_pdf', ...(isTooLarge && { isTooLarge }) };
      }),
    close: child.close,
  };
}
