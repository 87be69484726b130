import type { CompetencyType, Discipline } from '@torg/protocol/terms';
import type { ColumnType, Generated } from 'kysely';

export interface CompetencyTable {
  competency: string;
  /** stable, kebab-case; unique within its type */
  key: string;
  type: CompetencyType;
  discipline: Discipline;
  name_nb: string;
  name_sv: string;
  name_en: string;
  synonyms: string[];
  /** proposed: somebody's own word, until an admin has looked at it */
  status: Generated<'proposed' | 'active' | 'merged'>;
  proposed_by: Generated<string | null>;
  created_at: ColumnType<Date, Date | undefined, Date>;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    competency: CompetencyTable;
  }
}
