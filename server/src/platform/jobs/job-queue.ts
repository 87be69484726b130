import type { PgBoss } from 'pg-boss';
import type { Batch } from '../batch.ts';
import type { Database } from '../database/database.ts';
import type { Tx } from '../database/tables.ts';
import type { Reaction } from '../events.ts';
import type { Logger } from '../log.ts';
import type { Space } from '../space/space.ts';
import type { External } from '../ports/external.ts';
import type { AnyJob, EnqueueAll, EnqueueOptions, JobDefinition } from './job-definition.ts';

/** The part of a job that is needed to enqueue it. */
type Named<I> = Pick<JobDefinition<I>, 'name' | 'input'>;

export interface Jobs {
  /** Enqueues in the caller's transaction: the job exists once that commits. */
  enqueue: <I>(tx: Tx, job: Named<I>, input: I, options?: EnqueueOptions) => Promise<void>;
  /** The same for many inputs in one statement. */
  enqueueAll: (tx: Tx, ...args: Parameters<EnqueueAll>) => Promise<void>;
  /** Validates a job that is enqueued later, by `soon`. */
  prepare: <I>(job: Named<I>, input: I, options?: EnqueueOptions) => ReadyJob;
  /** enqueues the jobs of committed transactions together */
  soon: Batch<ReadyJob>;
  /** Starts to run jobs, unless this process only enqueues them. */
  beginWork: () => Promise<void>;
  ready: () => boolean;
  /** Waits for running jobs to end; waiting ones are left to the next process. */
  stop: () => Promise<void>;
  /** the names of all that it runs */
  known: ReadonlySet<string>;
  /** for tests, which run due jobs themselves */
  boss: PgBoss;
  definitions: readonly AnyJob[];
  run: (definition: AnyJob, data: unknown) => Promise<void>;
}

export interface JobsInput {
  database: Database;
  definitions: readonly AnyJob[];
  /** the reactions to events that jobs emit */
  reactions: readonly Reaction[];
  external: External;
  log: Logger;
  space: Pick<Space, 'isFull' | 'onChange'>;
  /** false: only enqueues, as in a process that is only the API */
  work: boolean;
}

/** What is stored of a job: its input, and the trace of the request that started it. */
export interface Envelope {
  input: unknown;
  /** the same for every try; absent if a clock started the job */
  id?: string;
  /** absent if a clock started the job */
  traceId?: string;
}

export interface ReadyJob {
  name: string;
  data: Envelope;
  singletonKey: string;
  /** seconds */
  startAfter?: number;
  group?: { id: string };
}
