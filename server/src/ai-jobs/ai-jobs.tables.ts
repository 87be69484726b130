import type { ColumnType, Generated } from 'kysely';
import type { AiJobType, InferenceStatus } from '@torg/protocol/ai-jobs/ai-terms';
import type { Locale } from '@torg/protocol/terms';
import type { AiFailure } from './ai-failures.ts';

type Moment = ColumnType<Date, Date | undefined, Date>;

/** A question to a machine, and its result. */
export interface AiJobTable {
  ai_job: Generated<string>;
  type: AiJobType;
  /** what it is about: the form, if the type is an interview's */
  subject: string;
  locale: Locale;
  /** equal for the same content */
  input_hash: string;
  /** equal for the same content in the same language, to the same engine by the same prompt */
  question_hash: string;
  prompt_version: number;
  inference_status: Generated<InferenceStatus>;
  /** `built-in` or the name of the model; empty while it is pending */
  answered_by: Generated<string>;
  /** the data as they were sent */
  input: ColumnType<Record<string, unknown> | null, string | undefined, string>;
  output: ColumnType<unknown, string | undefined, string>;
  /** why there is no answer */
  error: Generated<AiFailure | null>;
  /** the subject was changed while it ran; then the answer was not applied */
  is_outdated: Generated<boolean>;
  /** somebody wanted another answer to the same question */
  asked_anew: Generated<boolean>;
  /** null: automatic */
  asked_by: string | null;
  /** the organization whose question it is; null: Torg's own */
  asked_for: Generated<string | null>;
  /** decides the order in which a model sees what it compares */
  seed: Generated<number>;
  input_tokens: Generated<number | null>;
  output_tokens: Generated<number | null>;
  tries: Generated<number>;
  tried_at: Generated<Date | null>;
  /** the order in which they were requested */
  number: Generated<string>;
  created_at: Moment;
  finished_at: Generated<Date | null>;
  /** when its input and output went with what it was about */
  emptied_at: Generated<Date | null>;
}

/** The answers so far of a question that is asked in several orders. */
export interface AiJobRunTable {
  ai_job: string;
  run: number;
  /** equal for the same data in the same order */
  input_hash: string;
  output: ColumnType<object, string, string>;
}

/** How many questions to a model somebody has asked for an organization on a day. */
export interface AiDayTable {
  /** null: Torg itself */
  organization: string | null;
  day: string;
  questions: number;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    ai_job: AiJobTable;
    ai_job_run: AiJobRunTable;
    ai_day: AiDayTable;
  }
}
