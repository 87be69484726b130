import type { FeatureExtractionFlag } from '@torg/protocol/cv-imports/read-cv';
import type { FlowcaseCounts, FlowcaseValue } from '@torg/protocol/flowcase/flowcase-shapes';
import type {
  FlowcaseReview,
  FlowcaseRowError,
  FlowcaseRowStatus,
  FlowcaseSyncFailure,
  FlowcaseSyncStatus,
} from '@torg/protocol/flowcase/flowcase-terms';
import type { Discipline } from '@torg/protocol/terms';
import type { ColumnType, Generated } from 'kysely';
import type { MappedFact } from './mapping/mapped-cv.ts';

/** Written as JSON text, since the driver would make arrays of the database of lists. */
type Json<T> = ColumnType<T, string, string>;
type MaybeJson<T> = ColumnType<T | null, string | null | undefined, string | null>;
type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface FlowcaseCompanyTable {
  organization: string;
  sealed_key: Maybe<string>;
  /** the only subdomain that the key is for */
  key_subdomain: Maybe<string>;
  saved_by: Maybe<string>;
  synced_at: Maybe<Date>;
}

export interface FlowcaseSyncTable {
  flowcase_sync: Generated<string>;
  organization: string;
  /** the job that runs it, which goes on with it when its process was killed */
  job: string;
  status: Generated<FlowcaseSyncStatus>;
  failure: Maybe<FlowcaseSyncFailure>;
  started_by: Maybe<string>;
  started_at: Date;
  /** when it last did something */
  seen_at: Date;
  finished_at: Maybe<Date>;
  read: Generated<number>;
  changed: Generated<number>;
  failed: Generated<number>;
}

export type Facts = { [Fact in MappedFact]?: string };

export interface FlowcaseLinkTable {
  flowcase_link: Generated<string>;
  organization: string;
  profile: string;
  user_id: string;
  /** at Flowcase */
  name: string;
  sync_enabled: Generated<boolean>;
  /** sent to review as this once the rules pass */
  qa_discipline: Maybe<Discipline>;
  created_by: Maybe<string>;
  /** as Flowcase had them last */
  facts: MaybeJson<Facts>;
  /** where the picture came from, and what it became here */
  picture: Maybe<string>;
  picture_file: Maybe<string>;
  cv_updated_at: Maybe<Date>;
  synced_at: Maybe<Date>;
  failure: Maybe<FlowcaseSyncFailure>;
  created_at: Date;
}

export interface FlowcaseEntryTable {
  flowcase_link: string;
  flag: FeatureExtractionFlag;
  source: string;
  item: Json<Record<string, unknown>>;
  profile_item: Maybe<string>;
}

export type ConflictPart = 'person' | FeatureExtractionFlag;

export interface FlowcaseConflictTable {
  flowcase_conflict: Generated<string>;
  flowcase_link: string;
  part: ConflictPart;
  /** the entry at Flowcase, or the competency; empty for what belongs to none */
  source: string;
  field: string;
  entry_name: Maybe<string>;
  profile_item: Maybe<string>;
  revision: Generated<number>;
  base: Json<FlowcaseValue>;
  theirs: Json<FlowcaseValue>;
  found_at: Date;
}

export interface FlowcaseImportTable {
  flowcase_import: Generated<string>;
  organization: string;
  created_by: Maybe<string>;
  created_at: Date;
  finished_at: Maybe<Date>;
}

export interface FlowcaseImportRowTable {
  flowcase_import: string;
  position: number;
  user_id: string;
  cv: Maybe<string>;
  name: string;
  email: Maybe<string>;
  is_deactivated: Generated<boolean>;
  qa_discipline: Discipline;
  status: Generated<FlowcaseRowStatus>;
  error: Maybe<FlowcaseRowError>;
  profile: Maybe<string>;
  review: Maybe<FlowcaseReview>;
}

export interface FlowcaseDeletionTable {
  flowcase_deletion: Generated<string>;
  organization: Maybe<string>;
  name: string;
  deleted_by: Maybe<string>;
  deleted_at: Date;
  remove_touched: boolean;
  removed: Json<FlowcaseCounts>;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    flowcase_company: FlowcaseCompanyTable;
    flowcase_sync: FlowcaseSyncTable;
    flowcase_link: FlowcaseLinkTable;
    flowcase_entry: FlowcaseEntryTable;
    flowcase_conflict: FlowcaseConflictTable;
    flowcase_import: FlowcaseImportTable;
    flowcase_import_row: FlowcaseImportRowTable;
    flowcase_deletion: FlowcaseDeletionTable;
  }
}
