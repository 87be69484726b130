import type { z } from 'zod';
import type { Database } from '../database/database.ts';
import type { Db, Tx } from '../database/tables.ts';
import type { Logger } from '../log.ts';
import type { External } from '../ports/external.ts';
import type { Emit, Notify } from '../live/emit.ts';

/** What a job's transaction says of itself. */
export interface ChangeOfJob {
  emit: Emit;
  enqueue: Enqueue;
  notify: Notify;
}

/** A job has the outside and no open transaction; what it changes it changes in short ones. */
export interface JobContext {
  db: Db;
  external: External;
  /** For a statement that takes minutes; null on the embedded database, where all others wait for it. */
  withoutTimeout: Database['withoutTimeouts'] | null;
  log: Logger;
  now: () => Date;
  transaction: <T>(change: (tx: Tx, then: ChangeOfJob) => Promise<T>) => Promise<T>;
}

/** Work that starts by itself: on an event, by another job, or on a clock. */
export interface JobDefinition<I = unknown> {
  /** kebab-case; also the name of its queue */
  name: string;
  input: z.ZodType<I>;
  /** how often it is tried again, with growing pauses; then it lies in the dead-letter queue */
  retries: number;
  retryAfterSeconds: number;
  /** after this it counts as lost with its process, and is given to another */
  expireInSeconds: number;
  /** cron, in UTC; the input is then empty */
  schedule?: string;
  /** how many of them run at once in one process */
  atOnce: number;
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

/** A list of jobs holds inputs of every kind. */
export type AnyJob = JobDefinition<any>;

export interface EnqueueOptions {
  startAfterSeconds?: number;
  /** together with others, a moment after the commit: for what a sweeper finds when it is lost */
  soon?: boolean;
  /** keeps a job from being there twice while it waits */
  key?: string;
  /** of whoever started it first; unset: of whoever asks now */
  traceId?: string;
}
export type Enqueue = <I>(
  job: Pick<JobDefinition<I>, 'name' | 'input'>,
  input: I,
  options?: EnqueueOptions,
) => Promise<void>;
