import type { ColumnType, Generated } from 'kysely';
import type { QaInterviewStatus } from '@torg/protocol/profiles/profile-life';
import type { inferenceStatuses, QaFormData } from '@torg/protocol/qa-interviews/qa-interviews';

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

/** A request to a language model, and its result. */
export interface AiJobTable {
  ai_job: Generated<string>;
  type: 'qa_interview_ai_assessment';
  /** the form, if the type is an interview's */
  subject: string;
  /** equal for the same content under the same version of the prompt */
  input_hash: string;
  prompt_version: number;
  inference_status: Generated<(typeof inferenceStatuses)[number]>;
  /** `built-in` or the name of the model; empty while it is pending */
  answered_by: Generated<string>;
  output: ColumnType<unknown, never, string>;
  /** why there is no answer, in the admin's language */
  error: Generated<string | null>;
  /** null: automatic, on submission */
  asked_by: string | null;
  tries: Generated<number>;
  tried_at: Generated<Date | null>;
  created_at: Moment;
  finished_at: Generated<Date | null>;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    qa_interview_form: QaInterviewFormTable;
    ai_job: AiJobTable;
  }
}
