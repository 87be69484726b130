import type { CvDesign } from '@torg/protocol/cvs/cv-terms';
import type { Locale } from '@torg/protocol/terms';

/** A picture ready for print: a JPEG or a PNG with its size in pixels. */
export interface PaperPicture {
  content: Buffer;
  mediaType: 'image/jpeg' | 'image/png';
  width: number;
  height: number;
  /** what it shows, for those who do not see it */
  alt: string;
}

export interface CvEntry {
  title: string;
  /** customer, employer or school */
  where: string;
  /** `mars 2021 – nå`; empty where unknown */
  period: string;
  /** `3 år 8 md.`; empty where unknown */
  duration: string;
  /** plain text with the author's lines; a heading where there are two */
  texts: readonly { heading: string; text: string }[];
  tags: readonly string[];
}

/** Projects, jobs and schools are `entries`, and short things with a year are `dated`. */
export interface CvSection {
  heading: string;
  kind: 'entries' | 'dated';
  entries: readonly CvEntry[];
}

/** A CV as it is laid out, in words of its own language. */
export interface CvPaper {
  locale: Locale;
  design: CvDesign;
  /** of the document: who it is about */
  title: string;
  /** the date on it, which is also the file's */
  made: Date;
  name: string;
  headline: string;
  photo: PaperPicture | null;
  logo: PaperPicture | null;
  /** contact, place, availability */
  facts: readonly { label: string; value: string }[];
  about: { heading: string; text: string };
  roles: { heading: string; names: readonly { name: string; marked: boolean }[] };
  skills: {
    heading: string;
    names: readonly { name: string; marked: boolean }[];
    /** what a marked one means */
    mark: string;
  };
  languages: {
    heading: string;
    columns: readonly [string, string];
    rows: readonly (readonly [string, string])[];
  };
  sections: readonly CvSection[];
  words: {
    facts: string;
    /** at the foot of every page: `20. november 2026 · Versjon 3` */
    foot: string;
    page: string;
    of: string;
    tags: string;
    when: string;
    what: string;
  };
}
