// Runs as a process of its own, since writing a long CV would hold up all others.
import { answerParent } from '../../platform/processes/answer-parent.ts';
import type { CvPaper } from '../../platform/ports/cv-paper.ts';
import type { MatrixPaper } from '../../platform/ports/matrix-paper.ts';
import { cvDocument } from './cv-document.ts';
import { matrixDocument } from './matrix-document.ts';
import { packStable } from './pack-stable.ts';

export type WriteRequest = { what: 'cv'; paper: CvPaper } | { what: 'matrix'; paper: MatrixPaper };
export type WriteReply = { docx: Uint8Array } | { unwritable: string };

answerParent(async (request: WriteRequest): Promise<WriteReply> => {
  const { what, paper } = request;
  try {
    const document = what === 'cv' ? cvDocument(paper) : matrixDocument(paper);
    return { docx: await packStable(document, paper) };
  } catch (error) {
    return { unwritable: (error as Error).message };
  }
});
