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
  /** for orders by chance: chosen when it was asked, and the same for every try */
  seed: number;
}

/** A question as a kind finds it. */
export type FoundQuestion<Data> = Omit<AiQuestion<Data>, 'seed'>;

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
   * What the questions rest on now, by subject, as JSON without the time of day, so that it is the same
   * until the subject is changed. Those that are gone or archived are left out. As many statements for
   * many as for one.
   */
  basis: (db: Db, subjects: readonly string[]) => Promise<ReadonlyMap<string, object>>;
  /**
   * Locks the subjects in the order of their ids until the transaction ends; whoever changes a basis
   * has that lock, too.
   */
  lock: (tx: Tx, subjects: readonly string[]) => Promise<unknown>;
  /** The data for both engines; undefined: the subject is gone or archived, and the job ends. */
  find: (
    context: JobContext,
    subject: string,
    locale: Locale,
  ) => Promise<FoundQuestion<Data> | undefined>;
  /** The built-in engine's answer: the same every time, from the data and what the database knows. */
  rule(context: JobContext, question: AiQuestion<Data>): Promise<Output> | Output;
  /**
   * Writes the answer where it belongs, in the transaction that stores it and under the subject's lock;
   * only if what was asked is still the same. Unset: the answer is read from the job.
   */
  apply?(tx: Tx, change: ChangeOfJob, answer: AiAnswer<Output>): Promise<void>;
  /** The open pages that show the job. */
  live: {
    topic: LiveTopic;
    accounts: (db: Db, subjects: readonly string[]) => Promise<readonly string[]>;
  };
}

/** A kind that only rules answer: no model is asked. */
export interface RulesKind<T extends AiJobType, Data, Output> extends AnyKind<T, Data, Output> {
  engine: 'rules';
}

interface AskedOfModel<T extends AiJobType, Data, Output> extends AnyKind<T, Data, Output> {
  engine: 'model';
  /** The request to a model; the data are a message of their own and never instructions. */
  instructions: (locale: Locale) => string;
  /** What a model gets of the data, which is also what is stored as sent; unset: all of it. */
  sent?(question: AiQuestion<Data>): object;
  /** strict subset: all keys required, null for optional ones, no lengths */
  answerSchema: Readonly<Record<string, unknown>>;
  /**
   * Checks a model's answer against the data, and completes it in code; `ruled` is what the rules say.
   * Throws `NoAnswer('not_an_answer')`.
   */
  check(answer: unknown, question: AiQuestion<Data>, ruled: Output): Output;
}

interface InOneRun {
  runs?: undefined;
  combine?: undefined;
}

interface InSeveralRuns<Data, Output> {
  /**
   * The same data in other orders, by the seed, so that every try has the same ones. A model is asked
   * each of them, one after the other, and each answer is checked by itself.
   */
  runs(question: AiQuestion<Data>): readonly AiQuestion<Data>[];
  /** One answer of all, which are in the order of the runs. */
  combine(outputs: readonly Output[], question: AiQuestion<Data>, ruled: Output): Output;
}

/** A kind that a model answers where one is set up. */
export type ModelKind<T extends AiJobType, Data, Output> = AskedOfModel<T, Data, Output> &
  (InOneRun | InSeveralRuns<Data, Output>);

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

/** What is sent of a question, or would be if a model were asked. */
export const sentOf = (kind: AiKind, question: AiQuestion<object>): object =>
  (kind.engine === 'model' ? kind.sent?.(question) : undefined) ?? question.data;

/** Whether a model is asked several times for one answer. */
export const hasRuns = (kind: AiKind): boolean =>
  kind.engine === 'model' && kind.runs !== undefined;
