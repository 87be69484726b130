import type { InterestState, TurnDownReason } from '@torg/protocol/interest/interest-life';
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
  state: Generated<InterestState>;
  /** why they were turned down */
  reason: TurnDownReason | null;
  state_since: ColumnType<Date, Date | undefined, Date>;
  /** from when the days for an answer count, if it came after the assignment's own day */
  counts_from: ColumnType<Date, Date | undefined, Date>;
  /** null while they wait, and when they have withdrawn */
  answered_at: Date | null;
  /** null: the platform answered, or the account is gone */
  answered_by: string | null;
}

/** A mail to an editor that people wait for an answer, sent or being sent. */
export interface AnswerReminderTable {
  assignment: string;
  account: string;
  answer_by: string;
  kind: 'soon' | 'today';
  claimed_at: Date;
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
    answer_reminder: AnswerReminderTable;
  }
}
