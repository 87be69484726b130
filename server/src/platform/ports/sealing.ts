/** What the digital seal of a PDF says. */
export interface CheckedSeal {
  /** no byte that it covers was changed, and the signature is of its certificate */
  isValid: boolean;
  signedAt: Date | null;
  /** the common name of the certificate */
  signer: string | null;
  /** nothing was added to the document after it was sealed */
  coversAll: boolean;
}

export interface Sealing {
  /** Appends the pages of the second PDF, with their tags. Throws `NotSealed`. */
  join: (pdf: Buffer, proof: Buffer) => Promise<Buffer>;
  /** Seals a PDF as PAdES B-B, or B-T where there is a time stamp authority. Throws `NotSealed`. */
  seal: (pdf: Buffer, about: { reason: string; name: string; at: Date }) => Promise<Buffer>;
  /** The newest seal; none at all is not valid. Throws `NotSealed`. */
  check: (pdf: Buffer) => Promise<CheckedSeal>;
  /** Ends the process that seals, if it is still warm. */
  close: () => Promise<void>;
}

export const notSealedReasons = [
  'not_readable',
  'timed_out',
  'too_much_memory',
  'no_time_stamp',
  'failed',
] as const;
export type NotSealedReason = (typeof notSealedReasons)[number];

export class NotSealed extends Error {
  readonly reason: NotSealedReason;

  constructor(reason: NotSealedReason, detail = '') {
    super(`the document was not sealed: ${reason}${detail && ` (${detail})`}`);
    this.name = 'NotSealed';
    this.reason = reason;
  }
}
