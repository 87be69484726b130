import type { ConsentState } from '@torg/protocol/interest/consent-life';
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

/** The question whether a consultant may be put forward for an assignment. */
export interface PresentationConsentTable {
  presentation_consent: Generated<string>;
  assignment: string;
  account: string;
  state: Generated<ConsentState>;
  asked_by: string | null;
  message: Generated<string>;
  deadline: Date;
  asked_at: Date;
  answered_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    assignment_interest: AssignmentInterestTable;
    presentation_consent: PresentationConsentTable;
  }
}
