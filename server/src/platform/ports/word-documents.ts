import type { CvPaper } from './cv-paper.ts';
import type { MatrixPaper } from './matrix-paper.ts';
import type { NotTypesetReason } from './typesetting.ts';

export interface WordDocuments {
  /**
   * A DOCX with headings, table headers and its language; the same paper gives the same bytes.
   * Throws `NotWritten`.
   */
  writeCv: (paper: CvPaper) => Promise<Buffer>;
  /** The same of a matrix of requirements. */
  writeMatrix: (paper: MatrixPaper) => Promise<Buffer>;
  /** Ends the process that writes, if it is still warm. */
  close: () => Promise<void>;
}

export class NotWritten extends Error {
  readonly reason: NotTypesetReason;

  constructor(reason: NotTypesetReason, detail = '') {
    super(`the document was not written: ${reason}${detail && ` (${detail})`}`);
    this.name = 'NotWritten';
    this.reason = reason;
  }
}
