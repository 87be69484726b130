import { randomUUID } from 'node:crypto';
import type { EventMetadata } from '@torg/protocol/events/events';
import type { EventKind } from '@torg/protocol/events/event-kinds';
import { sql } from 'kysely';
import { isForeignKeyViolation } from './database/database-errors.ts';
import { prepared } from './database/prepared.ts';
import { pipelined } from './database/pipelined.ts';
import type { Db, Tx } from './database/tables.ts';
import { batch } from './batch.ts';
import type { ChangeOfJob, Enqueue, JobDefinition } from './jobs/job-definition.ts';
import type { KnownFacts, ReactionFact } from './reaction-facts.ts';

export interface EventTable {
  event: string;
  kind: EventKind;
  acting_account: string | null;
  assignment: string | null;
  metadata: unknown;
  trace_id: string | null;
  /** whether the app reported it; false where the server recorded it */
  reported: boolean;
  created_at: Date;
}
declare module './database/tables.ts' {
  interface Tables {
    event: EventTable;
  }
}

/** An event as a reaction receives it. */
export interface HappenedEvent<K extends EventKind = EventKind> {
  event: string;
  kind: K;
  actingAccount: string | null;
  metadata: EventMetadata<K>;
  /** the reaction's fact; undefined: whoever emitted the event has not asked for it */
  fact?: unknown;
}

/** The transaction that writes the event. */
export interface ReactionContext extends ChangeOfJob {
  db: Tx;
  now: Date;
}

/** What an event starts, in the transaction that writes it: mostly a job. */
export interface Reaction<K extends EventKind = EventKind> {
  on: K;
  start: (enqueue: Enqueue, event: HappenedEvent<K>, context: ReactionContext) => Promise<void>;
  fact?: ReactionFact;
}

/**
 * Does something at once, for what nobody may see the event without. It makes whoever emits the
 * event wait, and if it fails nothing has happened; all else is a job. Whoever emits it often asks
 * for the fact together with its own (`reactionFacts`), which saves a way to the database.
 */
export function atOnce<K extends EventKind>(
  on: K,
  react: (context: ReactionContext, event: HappenedEvent<K>) => Promise<void>,
  fact?: ReactionFact,
): Reaction {
  const start: Reaction<K>['start'] = (_enqueue, event, context) => react(context, event);
  return { on, start, ...(fact && { fact }) } as unknown as Reaction;
}

/** Starts the job with the input made from the event; null: this event does not start it. */
export function reaction<K extends EventKind, I>(
  on: K,
  job: JobDefinition<I>,
  input: (event: HappenedEvent<K>) => I | null,
): Reaction {
  const start: Reaction<K>['start'] = async (enqueue, event) => {
    const jobInput = input(event);
    if (jobInput !== null) await enqueue(job, jobInput);
  };
  return { on, start } as unknown as Reaction;
}

interface Author {
  account: string | null;
  traceId: string;
}

function eventRow<K extends EventKind>(kind: K, metadata: EventMetadata<K>, author: Author) {
  const assignment = 'assignment' in metadata ? ((metadata.assignment as string) ?? null) : null;
  return {
    event: randomUUID(),
    kind,
    acting_account: author.account,
    assignment,
    metadata,
    trace_id: author.traceId,
  };
}

export type NewEvent = ReturnType<typeof eventRow> & { created_at?: Date };

/** Writes all events in one statement; as the last of a transaction it travels with the commit. */
export async function insertEvents(db: Db, rows: readonly NewEvent[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`${prepared}${db.isTransaction ? pipelined : sql``}
    insert into event (event, kind, acting_account, assignment, metadata, trace_id, created_at)
    select event, kind, acting_account, assignment, metadata, trace_id,
      coalesce(created_at, clock_timestamp())
    from json_populate_recordset(null::event, ${JSON.stringify(rows)}::json)`.execute(db);
}

/** Makes an event, to be written with the change, and starts the reactions to it. */
export async function makeEvent<K extends EventKind>(
  author: Author,
  happened: { kind: K; metadata: EventMetadata<K>; known?: KnownFacts | undefined },
  reactions: { all: readonly Reaction[]; context: ReactionContext },
): Promise<NewEvent> {
  const { kind, metadata, known } = happened;
  const { all, context } = reactions;
  const row = eventRow(kind, metadata, author);
  const { event } = row;
  for (const { start, fact } of all.filter(({ on }) => on === kind)) {
    const about = { event, kind, actingAccount: author.account, metadata };
    await start(context.enqueue, { ...about, fact: fact && known?.[fact.name] }, context);
  }
  return row;
}

const flushEveryMs = 250;
const flushAt = 500;

/** A viewed object may have been deleted by now: only its view is left out, not the whole batch. */
async function insertViews(db: Db, rows: readonly NewEvent[]): Promise<void> {
  try {
    await insertEvents(db, rows);
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    if (rows.length > 1) for (const row of rows) await insertViews(db, [row]);
  }
}

export interface ViewCollector {
  note: <K extends EventKind>(kind: K, metadata: EventMetadata<K>, author: Author) => void;
  flush: () => Promise<void>;
}

/**
 * Collects views and writes them in batches, so that reading needs no transaction. A killed process
 * loses the views of the last quarter of a second, but nothing that was acknowledged.
 */
export function collectViews(
  db: Db,
  onError: (error: unknown) => void,
  waits: () => boolean = () => false,
): ViewCollector {
  const terms = { forMs: flushEveryMs, most: flushAt, onError, waits };
  const views = batch<NewEvent>((rows) => insertViews(db, rows), terms);
  return {
    note(kind, metadata, author) {
      views.add([{ ...eventRow(kind, metadata, author), created_at: new Date() }]);
    },
    flush: views.flush,
  };
}
