import type { Tx } from '../database/tables.ts';
import { insertEvents, makeEvent, type NewEvent, type ReactionContext } from '../events.ts';
import { publishLive } from '../live/live.ts';
import { currentTrace, makeTrace, runWithTrace } from '../trace.ts';
import type { AnyJob, ChangeOfJob, JobContext } from './job-definition.ts';
import type { Envelope, Jobs, JobsInput } from './job-queue.ts';

/** What a job may emit and request in its transaction; its events have no account unless it names one. */
function changeOf(
  {
    enqueue,
    enqueueAll,
    reactions: all,
    external,
  }: JobsInput & Pick<Jobs, 'enqueue' | 'enqueueAll'>,
  tx: Tx,
  events: NewEvent[],
): ChangeOfJob {
  const context: ReactionContext = {
    db: tx,
    now: external.clock(),
    enqueue: (job, data, options) => enqueue(tx, job, data, options),
    enqueueAll: (job, inputs) => enqueueAll(tx, job, inputs),
    async emit(kind, metadata, account = null) {
      const author = { account, traceId: currentTrace().traceId };
      events.push(await makeEvent(author, { kind, metadata }, { all, context }));
    },
    notify: (accounts, topic, data) =>
      publishLive(tx, { topic, accounts, ...(data ? { data } : {}) }),
  };
  return context;
}

function contextOf(
  input: JobsInput & Pick<Jobs, 'enqueue' | 'enqueueAll'>,
  { name, id }: { name: string; id: string },
): JobContext {
  const { database, external, log } = input;
  return {
    id,
    db: database.db,
    searches: database.backgroundSearches,
    external,
    withoutTimeout: database.kind === 'pglite' ? null : database.withoutTimeouts,
    log: log.child({ job: name }),
    now: external.clock,
    transaction: (change) =>
      database.db.transaction().execute(async (tx: Tx) => {
        const events: NewEvent[] = [];
        const answer = await change(tx, changeOf(input, tx, events));
        await insertEvents(tx, events);
        return answer;
      }),
  };
}

/** Runs one job under the trace that started it. A scheduled job has no envelope. */
export async function runJob(
  input: JobsInput & Pick<Jobs, 'enqueue' | 'enqueueAll'>,
  definition: AnyJob,
  envelope: Envelope | null,
): Promise<void> {
  const trace = makeTrace();
  if (envelope?.traceId) trace.traceId = envelope.traceId;
  await runWithTrace(trace, async () => {
    const parsed = definition.input.parse(envelope?.input ?? {});
    const id = envelope?.id ?? crypto.randomUUID();
    await definition.run(contextOf(input, { name: definition.name, id }), parsed);
  });
}
