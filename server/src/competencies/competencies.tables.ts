import type { CompetencyType, Discipline } from '@torg/protocol/terms';

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
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    competency: CompetencyTable;
  }
}
