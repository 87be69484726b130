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
  /** the company whose buyers see it, too */
  shared_with: Generated<string | null>;
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
  profile: string;
  added_by: string | null;
  added_at: Date;
  /** removed; can be restored for a day, with votes and comments */
  removed_at: Generated<Date | null>;
}

export interface SavedVoteTable {
  saved_list: string;
  profile: string;
  account: string;
  vote: -1 | 0 | 1;
  voted_at: Date;
}

export interface SavedCommentTable {
  saved_comment: Generated<string>;
  saved_list: string;
  profile: string;
  content: string;
  created_by: string | null;
  created_at: Date;
  updated_at: Date;
  /** removed; can be restored for a day */
  removed_at: Generated<Date | null>;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    saved_list: SavedListTable;
    saved_profile: SavedProfileTable;
    saved_list_profile: SavedListProfileTable;
    saved_vote: SavedVoteTable;
    saved_comment: SavedCommentTable;
  }
}
