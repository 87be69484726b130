import type { SynonymRelation } from '@torg/protocol/competencies/competency-terms';
import type { CompetencyType, Discipline, Locale } from '@torg/protocol/terms';
import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | undefined, Date>;
/** kept from the table of synonyms */
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
  /** count as the term */
  synonyms: GeneratedList;
  narrower: GeneratedList;
  ambiguous: GeneratedList;
  /** proposed: somebody's own word, until an admin has looked at it */
  status: Generated<'proposed' | 'active' | 'merged'>;
  /** never one that is merged itself */
  merged_into: Generated<string | null>;
  /** a proposal that an admin has turned down */
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
  /** how the other was marked; null where it was not there */
  mark_of_other: boolean | null;
}
export type MovedKind = 'role' | 'skill' | 'item' | 'assignment' | 'synonym' | 'merged';

/** A row as long as profiles are made to follow a change of the competency. */
export interface CompetencyFollowedTable {
  competency: string;
  /** another with each change */
  round: Generated<string>;
  /** the last profile that has followed, by their ids */
  after: Generated<string | null>;
  done: Generated<number>;
  /** null: not counted yet */
  total: Generated<number | null>;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    competency: CompetencyTable;
    competency_synonym: CompetencySynonymTable;
    competency_merge: CompetencyMergeTable;
    competency_moved: CompetencyMovedTable;
    competency_followed: CompetencyFollowedTable;
  }
}
