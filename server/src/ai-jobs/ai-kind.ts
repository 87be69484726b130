import type { AiJobType } from '@torg/protocol/ai-jobs/ai-terms';
import type { LiveTopic } from '@torg/protocol/accounts/accounts';
import type { Locale } from '@torg/protocol/terms';
import type { Db, Tx } from '../platform/database/tables.ts';
import type { ChangeOfJob, JobContext } from '../platform/jobs/job-definition.ts';

export interface AiQuestion<Data> {
  /** masked, as they are sent to a model and stored */
  data: Data;
  /** in which the answer is written */
  locale: Locale;
}

export interface AiAnswer<Output> {
  ai_job: string;
  subject: string;
  output: Output;
  answered_by: string;
  asked_by: string | null;
  now: Date;
}

interface AnyKind<T extends AiJobType, Data, Output> {
  type: T;
  /** Increase it when the instructions or the accompanying data change. */
  prompt_version: number;
  /**
   * What the question rests on now, as JSON without the time of day, so that it is the same until the
   * subject is changed; undefined: the subject is gone or archived.
   */
  basis: (db: Db, subject: string) => Promise<object | undefined>;
  /** Locks the subject until the transaction ends; whoever changes its basis has that lock, too. */
  lock: (tx: Tx, subject: string) => Promise<unknown>;
  /** The data for both engines; undefined: the subject is gone or archived, and the job ends. */
  find: (
    context: JobContext,
    subject: string,
    locale: Locale,
  ) => Promise<AiQuestion<Data> | undefined>;
  /** The built-in engine's answer: the same every time, from the data and what the database knows. */
  rule(context: JobContext, question: AiQuestion<Data>): Promise<Output> | Output;
  /**
   * Writes the answer where it belongs, in the transaction that stores it and under the subject's lock;
   * only if what was asked is still the same. Unset: the answer is read from the job.
   */
  apply?(tx: Tx, change: ChangeOfJob, answer: AiAnswer<Output>): Promise<void>;
  /** The open pages that show the job. */
  live: { topic: LiveTopic; accounts: (db: Db, subject: string) => Promise<readonly string[]> };
}

/** A kind that only rules answer: no model is asked. */
export interface RulesKind<T extends AiJobType, Data, Output> extends AnyKind<T, Data, Output> {
  engine: 'rules';
}

/** A kind that a model answers where one is set up. */
export interface ModelKind<T extends AiJobType, Data, Output> extends AnyKind<T, Data, Output> {
  engine: 'model';
  /** The request to a model; the data are a message of their own and never instructions. */
  instructions: (locale: Locale) => string;
  /** strict subset: all keys required, null for optional ones, no lengths */
  answerSchema: Readonly<Record<string, unknown>>;
  /**
   * Checks a model's answer against the data, and completes it in code; `ruled` is what the rules say.
   * Throws `NoAnswer('not_an_answer')`.
   */
  check(answer: unknown, question: AiQuestion<Data>, ruled: Output): Output;
}

/**
 * One type of question to a machine: its data, both engines, and what becomes of the answer. What takes
 * its data is a method, so that kinds of all data fit into one list.
 */
export type AiKind<
  T extends AiJobType = AiJobType,
  Data extends object = object,
  Output extends object = object,
> = RulesKind<T, Data, Output> | ModelKind<T, Data, Output>;

/** Infers the types of a kind. */
export const defineAiKind = <T extends AiJobType, Data extends object, Output extends object>(
  kind: AiKind<T, Data, Output>,
): AiKind<T, Data, Output> => kind;
