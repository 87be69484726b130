// Runs as a process of its own, since writing a long CV would hold up all others.
import { answerParent } from '../../platform/processes/answer-parent.ts';
import type { CvPaper } from '../../platform/ports/cv-paper.ts';
import { packStable } from './pack-stable.ts';
import { cvDocument } from './cv-document.ts';

export type WriteReply = { docx: Uint8Array } | { unwritable: string };

answerParent(async (paper: CvPaper): Promise<WriteReply> => {
  try {
    return { docx: await packStable(cvDocument(paper), paper) };
  } catch (error) {
    return { unwritable: (error as Error).message };
  }
});
