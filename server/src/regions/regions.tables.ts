import type { GeneratedAlways } from 'kysely';
import type { Country } from '@torg/protocol/terms';

export interface RegionTable {
  region: string;
  name: string;
  /** as it is searched */
  folded_name: GeneratedAlways<string>;
  country: Country;
  iso_code: string;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    region: RegionTable;
  }
}
