import type { CvTemplate } from '@torg/protocol/cv-templates/cv-templates';
import type { ColumnType, Generated } from 'kysely';

export interface CvTemplateTable {
  cv_template: Generated<string>;
  organization: string;
  display_name: string;
  file: string;
  /** what was found in the file */
  found: ColumnType<CvTemplate['check'], string, string>;
  created_at: ColumnType<Date, Date, never>;
  updated_at: ColumnType<Date, Date, Date>;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    cv_template: CvTemplateTable;
  }
}
