import type { SynonymRelation } from '@torg/protocol/competencies/competency-terms';
import type { CompetencyType, Discipline, Locale } from '@torg/protocol/terms';
import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | undefined, Date>;
/** copied from the table of synonyms */
type GeneratedList = ColumnType<string[], string[] | undefined, string[]>;

export interface CompetencyTable {
  competency: string;
  /** stable, kebab-case; unique within its type */
  key: string;
  type: CompetencyType;
  discipline: Discipline;
  name_nb: string;
  name_sv: string;
  name_en: string;
  /** texts that count as the term */
  synonyms: GeneratedList;
  narrower: GeneratedList;
  ambiguous: GeneratedList;
  /** proposed: a term that somebody added, until an admin has decided on it */
  status: Generated<'proposed' | 'active' | 'merged'>;
  /** never a term that is merged itself */
  merged_into: Generated<string | null>;
  /** set when an admin has rejected the proposal */
  rejected_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  proposed_by: Generated<string | null>;
  revision: Generated<number>;
  created_at: Moment;
}

export interface CompetencySynonymTable {
  synonym: Generated<string>;
  competency: string;
  text: string;
  /** null: in every language */
  locale: Locale | null;
  relation: SynonymRelation;
  created_at: Moment;
}

export interface CompetencyMergeTable {
  merge: Generated<string>;
  competency: string;
  /** null: rejected */
  into_competency: string | null;
  status_before: 'proposed' | 'active';
  made_by: string | null;
  made_at: Date;
  undone_by: Generated<string | null>;
  undone_at: ColumnType<Date | null, undefined, Date>;
}

export interface CompetencyMovedTable {
  merge: string;
  kind: MovedKind;
  owner: string;
  position: number;
  mark: boolean;
  /** the mark of the other competency's row; null if there was none */
  mark_of_other: boolean | null;
}
export type MovedKind = 'role' | 'skill' | 'item' | 'assignment' | 'synonym' | 'merged';

/** Exists while profiles are being updated after a change of the competency. */
export interface CompetencyFollowedTable {
  competency: string;
  /** new with each change */
  round: Generated<string>;
  /** the last profile that was updated, in the order of ids */
  after: Generated<string | null>;
  done: Generated<number>;
  /** null: not counted yet */
  total: Generated<number | null>;
}

/** The terms that are nearest to a proposal, in order. */
export interface CompetencyNearestTable {
  competency: string;
  near: string[];
  /** the similar names */
  texts: string[];
  similarities: number[];
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    competency: CompetencyTable;
    competency_synonym: CompetencySynonymTable;
    competency_merge: CompetencyMergeTable;
    competency_moved: CompetencyMovedTable;
    competency_followed: CompetencyFollowedTable;
    competency_nearest: CompetencyNearestTable;
  }
}
