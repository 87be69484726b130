import type { CvFormat, CvTranslation } from '@torg/protocol/cvs/cv-terms';
import type { Locale } from '@torg/protocol/terms';
import type { ColumnType, Generated } from 'kysely';

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
  created_at: ColumnType<Date, Date | undefined, never>;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    cv_version: CvVersionTable;
    cv_reference: CvReferenceTable;
    cv_export: CvExportTable;
  }
}
