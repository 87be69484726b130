import type { FlagChoice } from '@torg/protocol/cv-imports/import-inputs';
import type {
  CvImportFailure,
  CvImportStatus,
  CvLocale,
  FoundState,
  LeftOutReason,
  ReviewTime,
} from '@torg/protocol/cv-imports/import-terms';
import type {
  Certainty,
  FeatureExtractionFlag,
  SourceLine,
} from '@torg/protocol/cv-imports/read-cv';
import type { ColumnType, Generated } from 'kysely';

/** Lists are written as JSON, since the driver would make arrays of the database of them. */
type Json<T> = ColumnType<T, string, string>;
type GeneratedJson<T> = ColumnType<T, string | undefined, string>;

/** What the profile had when the file was uploaded: what differs from it was edited since. */
export interface SeenProfile {
  /** the revisions of its entries */
  items: Record<string, number>;
  description: string;
  skills: string[];
  roles: string[];
}

export interface Marked {
  uuid: string;
  mark: boolean;
}

/** What the import has done to one part of the profile beside its entries. */
export interface SectionState {
  keep_existing_data: boolean;
  /** names of what it leaves alone, since somebody has edited it */
  stayed: string[];
  /** what it took away, to bring it back */
  replaced: { items: string[]; description: string | null; marked: Marked[] };
}
export type Sections = { [Flag in FeatureExtractionFlag]?: SectionState };

export const personFields = ['name', 'email', 'phone', 'title'] as const;
export type PersonField = (typeof personFields)[number];
export interface FoundPerson {
  value: string;
  certainty: Certainty;
  source: SourceLine[];
  state: FoundState;
}
export type Person = { [Field in PersonField]: FoundPerson | null };

/** A role or a skill as the CV calls it; the competency is stored while the profile has it from here. */
export interface StoredTerm {
  text: string;
  type: 'role' | 'skill';
  competency: string | null;
}

export interface CvImportTable {
  cv_import: Generated<string>;
  profile: string;
  created_by: string | null;
  status: Generated<CvImportStatus>;
  error: CvImportFailure | null;
  locale: CvLocale;
  review: ReviewTime;
  flags: Json<FlagChoice[]>;
  file: string | null;
  file_name: string;
  media_type: string;
  sha256: string;
  seen: Json<SeenProfile>;
  language: string | null;
  person: ColumnType<Person | null, string | null | undefined, string | null>;
  not_placed: GeneratedJson<SourceLine[]>;
  sections: GeneratedJson<Sections>;
  created_at: Date;
  updated_at: Date;
  finished_at: Date | null;
  applied_at: Date | null;
  undone_at: Date | null;
}

export interface CvImportEntryTable {
  entry: Generated<string>;
  cv_import: string;
  flag: FeatureExtractionFlag;
  position: number;
  item: Json<Record<string, unknown>>;
  terms: GeneratedJson<StoredTerm[]>;
  certainty: Certainty;
  source: Json<SourceLine[]>;
  state: Generated<FoundState>;
  reason: LeftOutReason | null;
  /** the entry of the profile that was made of it, and the revision with which the import left that */
  profile_item: string | null;
  item_revision: number | null;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    cv_import: CvImportTable;
    cv_import_entry: CvImportEntryTable;
  }
}
