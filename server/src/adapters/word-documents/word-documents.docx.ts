import { join } from 'node:path';
import type { CvPaper } from '../../platform/ports/cv-paper.ts';
import { NotWritten, type WordDocuments } from '../../platform/ports/word-documents.ts';
import { ChildFailure, warmChild, type ChildBounds } from '../../platform/processes/warm-child.ts';
import type { WriteReply } from './write-document.ts';

const path = join(import.meta.dirname, 'write-document.ts');
/** A CV at every limit takes 160 MB. */
const usual: ChildBounds = { timeoutMs: 20_000, memory: 400_000_000, warmForMs: 15_000 };

/** Documents for Word, in a process of its own that is bounded in time and memory. */
export function docxWordDocuments(bounds: Partial<ChildBounds> = {}): WordDocuments {
  const child = warmChild<CvPaper, WriteReply>({ path, rights: [] }, { ...usual, ...bounds });
  return {
    async writeCv(paper) {
      const reply = await child.ask(paper).catch((error: unknown) => {
        if (error instanceof ChildFailure) throw new NotWritten(error.reason, error.message);
        throw error;
      });
      if ('unwritable' in reply) throw new NotWritten('failed', reply.unwritable);
      return Buffer.from(reply.docx);
    },
    close: child.close,
  };
}
