import { join } from 'node:path';
import { NotWritten, type WordDocuments } from '../../platform/ports/word-documents.ts';
import { ChildFailure, warmChild, type ChildBounds } from '../../platform/processes/warm-child.ts';
import type { WriteReply, WriteRequest } from './write-document.ts';

const path = join(import.meta.dirname, 'write-document.ts');
/** A CV at every limit takes 160 MB. */
const usual: ChildBounds = { timeoutMs: 20_000, memory: 400_000_000, warmForMs: 15_000 };

/** Documents for Word, in a process of its own that is bounded in time and memory. */
export function docxWordDocuments(bounds: Partial<ChildBounds> = {}): WordDocuments {
  const child = warmChild<WriteRequest, WriteReply>({ path, rights: [] }, { ...usual, ...bounds });
  async function write(request: WriteRequest): Promise<Buffer> {
    const reply = await child.ask(request).catch((error: unknown) => {
      if (error instanceof ChildFailure) throw new NotWritten(error.reason, error.message);
      throw error;
    });
    if ('unwritable' in reply) throw new NotWritten('failed', reply.unwritable);
    return Buffer.from(reply.docx);
  }
  return {
    writeCv: (paper) => write({ what: 'cv', paper }),
    writeMatrix: (paper) => write({ what: 'matrix', paper }),
    close: child.close,
  };
}
