import type { ColumnType, Generated } from 'kysely';
import type { QaInterviewStatus } from '@torg/protocol/profiles/profile-life';
import type { QaFormData } from '@torg/protocol/qa-interviews/qa-interviews';

type Moment = ColumnType<Date, Date | undefined, Date>;

export interface QaInterviewFormTable {
  uuid: Generated<string>;
  account: string;
  status: Generated<QaInterviewStatus>;
  form_data: ColumnType<QaFormData, string, string>;
  revision: Generated<number>;
  archived: Generated<boolean>;
  submitted_at: Date | null;
  decision_reason: string | null;
  decided_by: string | null;
  decided_at: Date | null;
  created_at: Moment;
  updated_at: Moment;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    qa_interview_form: QaInterviewFormTable;
  }
}
