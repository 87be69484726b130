import type { VirusCheck } from '@torg/protocol/shapes';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export type FilePurpose =
  | 'photo'
  | 'logo'
  | 'assignment'
  | 'message'
  | 'contract'
  | 'cv'
  | 'cv_import'
  | 'cv_template'
  | 'opportunity'
  | 'evaluation_board';

export interface FileTable {
  file: Generated<string>;
  storage_key: string;
  file_name: string;
  media_type: string;
  /** bytes */
  size: number;
  sha256: string;
  purpose: FilePurpose;
  uploaded_by: string | null;
  created_at: ColumnType<Date, Date | undefined, Date>;
  /** a picture with a small size beside the large one */
  has_small: Generated<boolean>;
  /** since when it waits for the virus scanner; null: it does not wait */
  unchecked_since: Date | null;
  /** what the virus scanner found; the content was removed */
  virus: string | null;
  virus_check: GeneratedAlways<VirusCheck>;
}

/** What one account has uploaded on a day, also when it was removed later. */
export interface UploadDayTable {
  account: string;
  /** of Oslo */
  day: string;
  files: number;
  bytes: number;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    file: FileTable;
    upload_day: UploadDayTable;
  }
}
