import type { InterviewState } from '@torg/protocol/interviews/interview-life';
import type { Country } from '@torg/protocol/terms';
import type { ColumnType, Generated } from 'kysely';

type Text = ColumnType<string, string | undefined, string>;
type MaybeMoment = ColumnType<Date | null, Date | null | undefined, Date | null>;

export interface InterviewTable {
  interview: Generated<string>;
  /** what it is about: one of the two */
  assignment: string | null;
  opportunity: string | null;
  /** the consultant */
  account: string;
  invited_by: string | null;
  /** of the market in whose time zone its times are meant */
  country: Country;
  state: Generated<InterviewState>;
  title: string;
  place: Text;
  link: string | null;
  note: Text;
  /** the time that was agreed on, also after it was cancelled */
  starts_at: MaybeMoment;
  minutes: ColumnType<number | null, number | null | undefined, number | null>;
  booked_at: MaybeMoment;
  reminded_for: MaybeMoment;
  wish: Text;
  reason: Text;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

export interface InterviewTimeTable {
  interview_time: Generated<string>;
  interview: string;
  starts_at: Date;
  minutes: number;
}

export interface InterviewPersonTable {
  interview: string;
  account: string;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    interview: InterviewTable;
    interview_time: InterviewTimeTable;
    interview_person: InterviewPersonTable;
  }
}
