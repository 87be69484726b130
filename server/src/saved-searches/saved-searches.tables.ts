import type { AlertRhythm, SavedBody } from '@torg/protocol/saved-searches/saved-searches';
import type { ColumnType, Generated } from 'kysely';

export interface SavedSearchTable {
  saved_search: Generated<string>;
  account: string;
  audience: 'client' | 'admin';
  title: string;
  body: ColumnType<SavedBody, string, never>;
  notify: AlertRhythm;
  created_at: Date;
  opened_at: Generated<Date | null>;
  /** when it was last looked for those who fit now */
  looked_at: Date;
  /** the day of the last daily or weekly look */
  alerted_on: string | null;
  /** of the vectors that it asked last; null where it went by words alone */
  vector_version: number | null;
  /** can be had back for a day */
  removed_at: Generated<Date | null>;
}

export interface SavedSearchHitTable {
  saved_search: string;
  profile: string;
  found_at: Date;
  /** fitted when alerts began, and is never mailed */
  is_known: Generated<boolean>;
  seen_at: Date | null;
  /** taken into a mail, which is sent then or later */
  mailed_at: Generated<Date | null>;
}

/** A mail that is sent once. */
export interface SearchAlertTable {
  alert: Generated<string>;
  saved_search: string;
  /** whom it tells of, the best first */
  profiles: string[];
  queued_at: Date;
  sent_at: Generated<Date | null>;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    saved_search: SavedSearchTable;
    saved_search_hit: SavedSearchHitTable;
    search_alert: SearchAlertTable;
  }
}
