import type { Competency } from '@torg/protocol/competencies/competencies';
import type { Country, DeadlineKind, Discipline } from '@torg/protocol/terms';
import type { InterestState } from '@torg/protocol/interest/interest-life';
import type { AssignmentFacts } from '../assignments.policy.ts';

export interface InterestRow {
  assignment_interest: string;
  name: string;
  image_file: string | null;
  account: string;
  created_at: string;
  /** the CV that was sent with it */
  cv_sent: string | null;
  state: InterestState;
}

export interface ThreadRow {
  thread_id: string;
  created_at: string;
  number_of_unread_messages: number;
}

/** A list item as the database returns it: moments are in wire format already. */
export interface AssignmentListRow extends AssignmentFacts {
  uuid: string;
  title: string;
  description: string;
  company_name: string;
  logo_file: string | null;
  company_uuid: string;
  company_country: Country;
  discipline: Discipline | null;
  created_at: string;
  start_date: string | null;
  deadline_kind: DeadlineKind | null;
  deadline_date: string | null;
  duration: string | null;
  percent: number | null;
  public_date: string | null;
  place_description: string | null;
  allow_remote_work: boolean;
  region: { uuid: string; name: string; country: Country } | null;
  roles: Competency[] | null;
  skills: Competency[] | null;
  threads: ThreadRow[] | null;
  interested: InterestRow[] | null;
  admin_deadline: string | null;
  abidance_deadline: string | null;
  external_url: string | null;
  editors: { account: string; name: string }[] | null;
}
