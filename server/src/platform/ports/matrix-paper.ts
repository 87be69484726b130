import type { Locale } from '@torg/protocol/terms';

/** How far somebody meets a requirement. */
export type MatrixMet = 'met' | 'partly' | 'not';

/** A requirement, and how somebody meets it. */
export interface MatrixRow {
  /** by which others refer to it */
  number: string;
  requirement: string;
  met: MatrixMet;
  /** `met` in words */
  answer: string;
  how: string;
  /** words of the CV, letter for letter */
  quotes: readonly string[];
  /** what of the CV shows it: `Ny kundeportal`, `Fjordvarme AS, mars 2021 – nå` */
  entries: readonly { title: string; detail: string }[];
}

/** A matrix of requirements as it is laid out, in words of its own language. */
export interface MatrixPaper {
  locale: Locale;
  /** of the document: whom it is about */
  title: string;
  /** the date on it, which is also the file's */
  made: Date;
  heading: string;
  /** what is needed */
  about: string;
  facts: readonly { label: string; value: string }[];
  columns: readonly [
    number: string,
    requirement: string,
    answer: string,
    how: string,
    entries: string,
  ];
  /** what must be met, then what should be */
  sections: readonly { heading: string; rows: readonly MatrixRow[] }[];
  /** stands where a section has no rows */
  none: string;
  /** what a reader should know of how it was made */
  note: string;
  words: { foot: string; page: string; of: string };
}
