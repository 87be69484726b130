import type { Readable } from 'node:stream';

export interface VirusScanner {
  /** Returns what was found, by the scanner's own name; null: nothing. Throws `ScannerFailure`. */
  scan: (content: Readable) => Promise<string | null>;
  /** Whether it answers just now. */
  isReady: () => Promise<boolean>;
}

export const scannerFailures = ['timed_out', 'unreachable', 'too_large', 'not_an_answer'] as const;
export type ScannerFailureReason = (typeof scannerFailures)[number];

/** The scanner did not say what the content is, so the file stays unchecked. */
export class ScannerFailure extends Error {
  readonly reason: ScannerFailureReason;

  constructor(reason: ScannerFailureReason, detail = '') {
    super(`the virus scanner gave no answer: ${reason}${detail && ` (${detail})`}`);
    this.name = 'ScannerFailure';
    this.reason = reason;
  }
}
