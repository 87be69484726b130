import type { GeneratedAlways } from 'kysely';
import type { Country } from '@torg/protocol/terms';

export interface RegionTable {
  region: string;
  name: string;
  /** for searches */
  folded_name: GeneratedAlways<string>;
  country: Country;
  iso_code: string;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    region: RegionTable;
  }
}
