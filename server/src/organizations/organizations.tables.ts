import type { Country, OrganizationKind } from '@torg/protocol/terms';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface OrganizationTable {
  organization: Generated<string>;
  name: string;
  /** for searches */
  folded_name: GeneratedAlways<string>;
  kind: OrganizationKind;
  country: Country;
  organization_number: string | null;
  logo_file: string | null;
  cvpartner_subdomain: string | null;
  fast_track_new_consultants: Generated<boolean>;
  /** its consultants say yes before they are put forward */
  requires_presentation_consent: Generated<boolean>;
  sales_admin: string | null;
  created_at: ColumnType<Date, Date | undefined, Date>;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    organization: OrganizationTable;
  }
}
