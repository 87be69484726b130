import type { AssignmentState } from '@torg/protocol/assignments/assignment-life';
import type { Requirement } from '@torg/protocol/assignments/assignment-shapes';
import type { AssignmentType, CloseReason, DeadlineKind, Discipline } from '@torg/protocol/terms';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Moment = ColumnType<Date, Date | undefined, Date>;
type Json<T> = ColumnType<T, string | undefined, string>;

export interface AssignmentTable {
  assignment: Generated<string>;
  /** the client */
  organization: string;
  state: Generated<AssignmentState>;
  assignment_type: Generated<AssignmentType>;
  title: Generated<string>;
  folded_title: GeneratedAlways<string>;
  /** markdown */
  description: Generated<string>;
  discipline: Discipline | null;
  requirements: Json<Requirement[]>;
  duration: string | null;
  terms_and_conditions: string | null;
  percent: number | null;
  /** a day, as the deadlines are */
  start_date: string | null;
  allow_remote_work: Generated<boolean>;
  region: string | null;
  place_description: string | null;
  abidance_deadline: string | null;
  admin_deadline: string | null;
  external_url: string | null;
  deadline_kind: DeadlineKind | null;
  deadline_date: string | null;
  /** null: so many days after the deadline as is usual */
  answer_by: string | null;
  close_reason: CloseReason | null;
  /** when it was last published */
  public_date: Date | null;
  /** counts the saves; a save based on an older one is refused */
  revision: Generated<number>;
  created_at: Moment;
  created_by: string | null;
  updated_at: Moment;
  updated_by: string | null;
  /** public_date, or else created_at */
  listed_at: ColumnType<Date, never, never>;
}

export interface AssignmentCompetencyTable {
  assignment: string;
  competency: string;
  position: number;
}

/** Editors, contacts and the invited: the same shape in three tables. */
export interface AssignmentPersonTable {
  assignment: string;
  account: string;
  position: Generated<number>;
  created_at: Moment;
}

export interface AssignmentAttachmentTable {
  assignment: string;
  file: string;
  created_at: Moment;
}

/** Recommendations and invitations: the same shape in two tables. */
export interface AssignmentMailTable {
  assignment: string;
  account: string;
  queued_at: Moment;
  /** set before it is sent, and cleared when sending fails */
  sent_at: Date | null;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    assignment: AssignmentTable;
    assignment_competency: AssignmentCompetencyTable;
    assignment_editor: AssignmentPersonTable;
    assignment_contact: AssignmentPersonTable;
    assignment_invited: AssignmentPersonTable;
    assignment_attachment: AssignmentAttachmentTable;
    recommendation_mail: AssignmentMailTable;
    invitation_mail: AssignmentMailTable;
  }
}
