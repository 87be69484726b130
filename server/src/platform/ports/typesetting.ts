import type { Locale } from '@torg/protocol/terms';
import type { CvPaper } from './cv-paper.ts';

/** A party as the document names it. */
interface PartyOnPaper {
  heading: string;
  name: string;
  organization_number: string | null;
  signatory: { name: string; email: string; title: string };
}

interface Fact {
  label: string;
  value: string;
}

/** A contract, as both sides read and sign it. */
export interface ContractPaper {
  locale: Locale;
  title: string;
  version: number;
  /** what the foot of every page names */
  reference: string;
  made: Date;
  /** how it is signed: by hand, or electronically with a proof page at the end */
  signing: 'electronic' | 'by_hand';
  parties: readonly PartyOnPaper[];
  facts: readonly Fact[];
  /** markdown, as the text */
  texts: readonly { heading: string; text: string }[];
  text: string;
}

/** Who signed a contract, when, from where and how they were identified. */
export interface ProofPaper {
  locale: Locale;
  title: string;
  reference: string;
  made: Date;
  /** where anybody can check the document */
  verifyUrl: string;
  signatures: readonly {
    party: string;
    name: string;
    /** as typed when signing */
    signedName: string;
    email: string;
    signedAt: Date;
    address: string | null;
    device: string | null;
    identifiedBy: 'session' | 'link' | 'link_and_code' | 'provider' | 'system';
    /** who was to sign before, and is named in the document */
    insteadOf: readonly { name: string; email: string; at: Date }[];
  }[];
  /** SHA-256 in hex of the document without this page */
  documentHash: string;
  events: number;
  /** the hash of the last event */
  chainHead: string;
}

export interface FolderFact extends Fact {
  /** a value such as a hash, which fits on its line only in small letters */
  small?: boolean;
}

export type FolderPart =
  | { kind: 'facts'; rows: readonly FolderFact[] }
  | { kind: 'table'; columns: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'text'; text: string }
  | { kind: 'files'; files: readonly { name: string; about: string }[] };

/** A report: sections of labelled values, tables, texts and lists of files. */
export interface HiringFolderPaper {
  locale: Locale;
  title: string;
  subtitle: string;
  reference: string;
  made: Date;
  sections: readonly { heading: string; parts: readonly FolderPart[] }[];
}

export interface Papers {
  contract: ContractPaper;
  proof: ProofPaper;
  hiring_folder: HiringFolderPaper;
  cv: CvPaper;
}

/** A file inside the PDF. */
export interface AttachedFile {
  name: string;
  mediaType: string;
  description: string;
  content: Buffer;
}

export interface Typesetting {
  /**
   * A tagged PDF (PDF/UA-1) in A4 with its fonts. What people typed is set as text, never read as
   * markup; signs that the font lacks become □. Throws `NotTypeset`.
   */
  typeset: <T extends keyof Papers>(
    template: T,
    data: Papers[T],
    options?: { attach?: readonly AttachedFile[] },
  ) => Promise<Buffer>;
  /** Ends the process that typesets, if it is still warm. */
  close: () => Promise<void>;
}

export const notTypesetReasons = [
  'not_readable',
  'timed_out',
  'too_much_memory',
  'failed',
] as const;
export type NotTypesetReason = (typeof notTypesetReasons)[number];

export class NotTypeset extends Error {
  readonly reason: NotTypesetReason;

  constructor(reason: NotTypesetReason, detail = '') {
    super(`the document was not typeset: ${reason}${detail && ` (${detail})`}`);
    this.name = 'NotTypeset';
    this.reason = reason;
  }
}
