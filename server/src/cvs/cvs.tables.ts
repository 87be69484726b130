import type { CvFormat, CvTranslation } from '@torg/protocol/cvs/cv-terms';
import type { Locale } from '@torg/protocol/terms';
import type { ColumnType, Generated } from 'kysely';
import type { SentPaper } from './sent/sent-paper.ts';

/** A content of a profile that was taken at least once. */
export interface CvVersionTable {
  profile: string;
  /** from 1 */
  version: number;
  hash: string;
  created_at: ColumnType<Date, Date | undefined, never>;
}

/** What an anonymous CV is called, as `7F3K`. */
export interface CvReferenceTable {
  profile: string;
  reference: string;
}

export interface CvExportTable {
  cv_export: Generated<string>;
  profile: string;
  taken_by: string | null;
  /** theirs at the time */
  organization: string | null;
  format: CvFormat;
  version: number;
  locale: Locale;
  translation: CvTranslation | null;
  is_anonymized: boolean;
  cv_variant: string | null;
  created_at: ColumnType<Date, Date | undefined, never>;
}

export interface CvVariantTable {
  cv_variant: Generated<string>;
  profile: string;
  assignment: string | null;
  name: string;
  /** read by `CvVariantChoices` */
  choices: ColumnType<unknown, string | undefined, string>;
  revision: Generated<number>;
  created_at: ColumnType<Date, Date | undefined, never>;
  updated_at: ColumnType<Date, Date | undefined, Date>;
}

/** What was sent with interest, as it was then. */
export interface CvSentTable {
  cv_sent: Generated<string>;
  profile: string;
  assignment: string;
  paper: ColumnType<SentPaper, string, never>;
  /** null until its PDF is made */
  file: string | null;
  created_at: ColumnType<Date, Date | undefined, never>;
}

/** What a model has translated; the hash is that of the text and the model. */
export interface CvTranslationTable {
  profile: string;
  hash: string;
  locale: Locale;
  text: string;
  created_at: ColumnType<Date, Date | undefined, never>;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    cv_version: CvVersionTable;
    cv_reference: CvReferenceTable;
    cv_export: CvExportTable;
    cv_variant: CvVariantTable;
    cv_sent: CvSentTable;
    cv_translation: CvTranslationTable;
  }
}
