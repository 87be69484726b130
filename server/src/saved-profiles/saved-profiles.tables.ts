import type { ColumnType, Generated } from 'kysely';

export interface SavedListTable {
  saved_list: Generated<string>;
  account: string;
  /** empty for the default list */
  title: Generated<string>;
  is_default: Generated<boolean>;
  created_at: ColumnType<Date, Date | undefined, never>;
  /** removed; can be restored for a day */
  removed_at: Generated<Date | null>;
}

export interface SavedProfileTable {
  account: string;
  /** an account, which outlives its profile */
  profile: string;
  note: Generated<string>;
  revision: Generated<number>;
  saved_at: Date;
  changed_at: Date;
  /** its lists before it was removed from all */
  left_lists: Generated<string[]>;
}

export interface SavedListProfileTable {
  saved_list: string;
  account: string;
  profile: string;
  added_at: Date;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    saved_list: SavedListTable;
    saved_profile: SavedProfileTable;
    saved_list_profile: SavedListProfileTable;
  }
}
