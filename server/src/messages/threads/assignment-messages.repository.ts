import type { Db } from '../../platform/database/tables.ts';

export interface AssignmentMessageRow {
  thread: string;
  message: string;
  created_at: Date;
  sender: string;
  sender_name: string;
}

/** The newest messages about an assignment: sender and moment, never the content. */
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
