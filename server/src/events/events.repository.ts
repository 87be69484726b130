import type { EventMetadata } from '@torg/protocol/events/events';
import {
  activityKinds,
  type ActivityKind,
  type EventKind,
} from '@torg/protocol/events/event-kinds';
import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';

/** The views of an assignment and the number of people, without those of some accounts. */
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

/** When the assignment had its first event of the kind. */
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

/** The events in the activity feed of an assignment, newest first. */
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
