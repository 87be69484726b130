import type { EventMetadata } from '@torg/protocol/events';
import { activityKinds, type ActivityKind, type EventKind } from '@torg/protocol/event-kinds';
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/database/tables.ts';

interface ReportedEvent {
  kind: EventKind;
  account: string;
  metadata: Record<string, unknown>;
  traceId: string;
  now: Date;
}

/**
 * Keeps what the app told. Nothing reacts to it and nothing counts it: who sends such an entry
 * cannot make an assignment look seen, answered or published.
 */
export async function insertReported(tx: Tx, reported: ReportedEvent): Promise<string> {
  const { kind, account, metadata, traceId, now } = reported;
  const assignment = metadata['assignment'] ?? null;
  const { rows } = await sql<{ event: string }>`
    insert into event (kind, acting_account, assignment, metadata, trace_id, reported, created_at)
    values (${kind}, ${account}, ${assignment}, ${JSON.stringify(metadata)}, ${traceId}, true, ${now})
    returning event`.execute(tx);
  return rows[0]?.event ?? '';
}

/** How often an assignment was looked at, and by how many people, some of them left out. */
export async function countViews(
  db: Db,
  assignment: string,
  { except }: { except: readonly string[] },
): Promise<{ views: number; uniqueUsers: number }> {
  const { rows } = await sql<{ views: number; uniqueUsers: number }>`
    select count(*) as views, count(distinct acting_account) as "uniqueUsers"
    from event
    where assignment = ${assignment} and kind = 'get_assignment' and not reported
      and acting_account <> all(${except}::uuid[])`.execute(db);
  return rows[0] ?? { views: 0, uniqueUsers: 0 };
}

/** When something of the kind happened to the assignment for the first time. */
export async function findFirstEvent(
  db: Db,
  assignment: string,
  kind: EventKind,
): Promise<Date | undefined> {
  const first = await db
    .selectFrom('event')
    .select('created_at')
    .where('assignment', '=', assignment)
    .where('kind', '=', kind)
    .where('reported', '=', false)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return first?.created_at;
}

export interface ActivityRow {
  kind: ActivityKind;
  account: string;
  metadata: EventMetadata<ActivityKind>;
  created_at: Date;
}

/** What the activity feed of an assignment is made of, newest first. */
export async function findActivity(
  db: Db,
  assignment: string,
  limit: number,
): Promise<ActivityRow[]> {
  const rows = await db
    .selectFrom('event')
    .select(['kind', 'acting_account as account', 'metadata', 'created_at'])
    .where('assignment', '=', assignment)
    .where('kind', 'in', activityKinds)
    .where('acting_account', 'is not', null)
    .where('reported', '=', false)
    .orderBy('created_at', 'desc')
    .orderBy('event')
    .limit(limit)
    .execute();
  return rows as ActivityRow[];
}
