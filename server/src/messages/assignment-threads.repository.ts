import { sql } from 'kysely';
import type { Db } from '../platform/database/tables.ts';

export interface AssignmentThreadRow {
  assignment: string;
  thread: string;
  created_at: Date;
  number_of_unread_messages: number;
}

/** The account's own threads about the assignments, the latest first. */
export async function findAssignmentThreads(
  db: Db,
  question: { assignments: readonly string[]; account: string },
): Promise<AssignmentThreadRow[]> {
  const { assignments, account } = question;
  const { rows } = await sql<AssignmentThreadRow>`
    select t.assignment, t.thread, t.created_at,
      (select count(*)::int from message as m where m.thread = t.thread
        and m.sender is distinct from ${account}::uuid
        and m.created_at > coalesce(mine.last_read_at, '-infinity')) as number_of_unread_messages
    from thread as t
    join thread_participant as mine on mine.thread = t.thread and mine.account = ${account}
    where t.assignment = any(${assignments}::uuid[])
    order by t.last_message_at desc, t.thread`.execute(db);
  return rows;
}

export interface AssignmentMessageRow {
  thread: string;
  message: string;
  created_at: Date;
  sender: string;
  sender_name: string;
}

/** The newest messages about an assignment: who wrote when, never what. */
export async function findAssignmentMessages(
  db: Db,
  assignment: string,
  limit: number,
): Promise<AssignmentMessageRow[]> {
  return db
    .selectFrom('thread')
    .innerJoin('message', 'message.thread', 'thread.thread')
    .innerJoin('account', 'account.account', 'message.sender')
    .select([
      'thread.thread',
      'message.message',
      'message.created_at',
      'account.account as sender',
      'account.name as sender_name',
    ])
    .where('thread.assignment', '=', assignment)
    .orderBy('message.created_at', 'desc')
    .limit(limit)
    .execute();
}
