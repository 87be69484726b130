import type { PgBoss } from 'pg-boss';
import type { Batch } from '../batch.ts';
import type { Database } from '../database/database.ts';
import type { Tx } from '../database/tables.ts';
import type { Reaction } from '../events.ts';
import type { Logger } from '../log.ts';
import type { External } from '../ports/external.ts';
import type { AnyJob, EnqueueOptions, JobDefinition } from './job-definition.ts';

/** As much of a job as it takes to enqueue it. */
type Named<I> = Pick<JobDefinition<I>, 'name' | 'input'>;

export interface Jobs {
  /** Enqueues in the caller's transaction: rolled back with it, seen with its commit. */
  enqueue: <I>(tx: Tx, job: Named<I>, input: I, options?: EnqueueOptions) => Promise<void>;
  /** Checks a job that is enqueued later, by `soon`. */
  prepare: <I>(job: Named<I>, input: I, options?: EnqueueOptions) => ReadyJob;
  /** What transactions that have committed want done, enqueued together. */
  soon: Batch<ReadyJob>;
  /** Runs what is due from now on; nothing where this process is to enqueue only. */
  beginWork: () => Promise<void>;
  ready: () => boolean;
  /** Running jobs end, waiting ones stay for the next process. */
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
  /** to what jobs write down */
  reactions: readonly Reaction[];
  external: External;
  log: Logger;
  /** false: enqueues only, as in a process that is api alone */
  work: boolean;
}

/** What travels with a job: its input, and the trace of whoever started it. */
export interface Envelope {
  input: unknown;
  /** absent where a clock started it */
  traceId?: string;
}

export interface ReadyJob {
  name: string;
  data: Envelope;
  singletonKey: string;
  /** seconds */
  startAfter?: number;
}
