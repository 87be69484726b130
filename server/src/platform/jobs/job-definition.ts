import type { z } from 'zod';
import type { Database } from '../database/database.ts';
import type { Db, Tx } from '../database/tables.ts';
import type { Logger } from '../log.ts';
import type { External } from '../ports/external.ts';
import type { Emit, Notify } from '../live/emit.ts';

/** What a job may emit and request in its transaction. */
export interface ChangeOfJob {
  emit: Emit;
  enqueue: Enqueue;
  enqueueAll: EnqueueAll;
  notify: Notify;
}

/** A job may use external services and has no open transaction; it makes changes in short ones. */
export interface JobContext {
  /** of the job, the same for every try */
  id: string;
  db: Db;
  /** for searches, which wait for those of other jobs */
  searches: Db;
  external: External;
  /** For a statement that takes minutes; null on the embedded database, where all others would wait. */
  withoutTimeout: Database['withoutTimeouts'] | null;
  log: Logger;
  now: () => Date;
  transaction: <T>(change: (tx: Tx, then: ChangeOfJob) => Promise<T>) => Promise<T>;
}

/** Work in the background, started by an event, another job or a clock. */
export interface JobDefinition<I = unknown> {
  /** kebab-case; also the name of its queue */
  name: string;
  input: z.ZodType<I>;
  /** how often it is tried again, with growing pauses, before it goes to the dead-letter queue */
  retries: number;
  retryAfterSeconds: number;
  /** after this its process counts as dead, and another one gets the job */
  expireInSeconds: number;
  /** cron, in UTC; the input is then empty */
  schedule?: string;
  /** how many run at once in one process */
  atOnce: number;
  /** how many of one group run at once in one process; unset: as many as there are */
  atOncePerGroup?: number;
  /** it keeps a processor busy, and nobody is refused anything until it has run */
  givesWay?: boolean;
  run: (context: JobContext, input: I) => Promise<void>;
}

type JobOptions<I> = Pick<JobDefinition<I>, 'name' | 'input' | 'run'> &
  Partial<Omit<JobDefinition<I>, 'name' | 'input' | 'run'>>;

export function defineJob<I>(options: JobOptions<I>): JobDefinition<I> {
  return {
    retries: 5,
    retryAfterSeconds: 5,
    expireInSeconds: 60,
    atOnce: 2,
    ...options,
  };
}

/** A job in a list, whatever its input. */
export type AnyJob = JobDefinition<any>;

export interface EnqueueOptions {
  startAfterSeconds?: number;
  /** enqueues it with others a moment after the commit; only for jobs that a sweeper finds when lost */
  soon?: boolean;
  /** of all waiting jobs with the same key, only one is enqueued */
  key?: string;
  /** who has no more than `atOncePerGroup` of its jobs run at once */
  group?: string;
  /** of a job that failed for good and is tried again */
  id?: string;
  /** the trace of the original request; the current one if absent */
  traceId?: string;
}
export type Enqueue = <I>(
  job: Pick<JobDefinition<I>, 'name' | 'input'>,
  input: I,
  options?: EnqueueOptions,
) => Promise<void>;
/** The same for many inputs in one statement. */
export type EnqueueAll = <I>(
  job: Pick<JobDefinition<I>, 'name' | 'input'>,
  all: readonly { input: I; options?: EnqueueOptions }[],
) => Promise<void>;
