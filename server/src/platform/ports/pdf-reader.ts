export interface PdfReader {
  /** Looks whether the PDF in a file can be read by everybody. Throws `PdfNotReadable`. */
  check: (path: string) => Promise<void>;
}

/** It is encrypted or damaged, or reading it takes too much. */
export class PdfNotReadable extends Error {
  constructor(detail: string) {
    super(`a PDF cannot be read (${detail})`);
    this.name = 'PdfNotReadable';
  }
}
