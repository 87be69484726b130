import type { Tx } from '../database/tables.ts';
import { publishLive } from '../live/live.ts';
import { makeTrace, runWithTrace } from '../trace.ts';
import type { AnyJob, JobContext } from './job-definition.ts';
import type { Envelope, Jobs, JobsInput } from './jobs.ts';

function contextOf(input: JobsInput & Pick<Jobs, 'enqueue'>, name: string): JobContext {
  const { database, outside, log } = input;
  return {
    db: database.db,
    outside,
    patient: database.kind === 'pglite' ? null : database.withoutTimeouts,
    log: log.child({ job: name }),
    now: outside.clock,
    transaction: (change) =>
      database.db.transaction().execute((tx: Tx) =>
        change(tx, {
          enqueue: (job, data, options) => input.enqueue(tx, job, data, options),
          tell: (accounts, topic, data) =>
            publishLive(tx, { topic, accounts, ...(data ? { data } : {}) }),
        }),
      ),
  };
}

/** Runs one job under the trace that started it. A job from the clock comes without an envelope. */
export async function runJob(
  input: JobsInput & Pick<Jobs, 'enqueue'>,
  definition: AnyJob,
  envelope: Envelope | null,
): Promise<void> {
  const trace = makeTrace();
  if (envelope?.traceId) trace.traceId = envelope.traceId;
  await runWithTrace(trace, async () => {
    const parsed = definition.input.parse(envelope?.input ?? {});
    await definition.run(contextOf(input, definition.name), parsed);
  });
}
