import type { ColumnType, Generated } from 'kysely';

export interface AssignmentInterestTable {
  assignment_interest: Generated<string>;
  assignment: string;
  /** the consultant */
  account: string;
  thread: string;
  sent_by: string | null;
  comment: Generated<string>;
  created_at: ColumnType<Date, Date | undefined, Date>;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    assignment_interest: AssignmentInterestTable;
  }
}
