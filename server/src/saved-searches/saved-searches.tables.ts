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
  /** when an instant search last ran */
  looked_at: Date;
  /** the day of the last daily or weekly alert */
  alerted_on: string | null;
  /** the version of the vectors that it used last; null if only words were used */
  vector_version: number | null;
  /** a removed search can be restored for a day */
  removed_at: Generated<Date | null>;
}

export interface SavedSearchHitTable {
  saved_search: string;
  profile: string;
  found_at: Date;
  /** found before alerts began, and therefore never mailed */
  is_known: Generated<boolean>;
  seen_at: Date | null;
  /** when it was claimed for a mail, which is sent then or later */
  mailed_at: Generated<Date | null>;
}

/** A mail that is sent once. */
export interface SearchAlertTable {
  alert: Generated<string>;
  saved_search: string;
  /** the profiles of the mail, the best first */
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
