import type { ColumnType, Generated } from 'kysely';

export type FilePurpose = 'photo' | 'logo' | 'assignment' | 'message';

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
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    file: FileTable;
  }
}
