import type { Criterion } from '@torg/protocol/opportunities/criteria';
import type {
  StructuredOpportunity,
  StructuredOpportunityV1,
} from '@torg/protocol/opportunities/opportunity-shapes';
import type { TextFailure, TextStatus } from '@torg/protocol/opportunities/opportunity-terms';
import type { Locale } from '@torg/protocol/terms';
import type { z } from 'zod';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Lists are written as JSON, since the driver would make arrays of the database of them. */
type Json<T> = ColumnType<T, string, string>;

/** The first version is read where it is stored, and never written. */
export type StoredStructured = StructuredOpportunity | z.output<typeof StructuredOpportunityV1>;

export interface OpportunityTable {
  opportunity: Generated<string>;
  opportunity_name: string;
  folded_name: GeneratedAlways<string>;
  /** null: Torg's own */
  organization: string | null;
  created_by: string | null;
  archived: Generated<boolean>;
  /** counts what changes the fields or the name; a save based on an older one is refused */
  revision: Generated<number>;
  /** of the answers that nobody waits for at a page */
  locale: Locale;
  structured: ColumnType<StoredStructured | null, string | null | undefined, string | null>;
  made_assignment: string | null;
  /** the assignment whose own need it is */
  own_of: string | null;
  created_at: Date;
  updated_at: Date;
}

export interface OpportunityContextTable {
  context_id: Generated<string>;
  opportunity: string;
  position: number;
  content: string | null;
  file: string | null;
  text_status: TextStatus | null;
  text_failure: TextFailure | null;
  /** what was read of the file */
  text: string | null;
  created_at: Date;
  created_by: string | null;
}

export interface OpportunityCriteriaTable {
  opportunity: string;
  criteria: Json<Criterion[]>;
  /** counts the approvals */
  version: Generated<number>;
  revision: Generated<number>;
  approved_by: string | null;
  approved_at: Date | null;
}

/** What was approved, each time. */
export interface OpportunityCriteriaVersionTable {
  opportunity: string;
  version: number;
  criteria: Json<Criterion[]>;
  approved_by: string | null;
  approved_at: Date;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    opportunity: OpportunityTable;
    opportunity_context: OpportunityContextTable;
    opportunity_criteria: OpportunityCriteriaTable;
    opportunity_criteria_version: OpportunityCriteriaVersionTable;
  }
}
