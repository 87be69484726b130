import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tables.ts';
import type { ChangeContext } from '../../platform/handler.ts';
import { announceMessage } from '../announce-message.ts';
import { insertThread, type NewThread, type SentMessage } from '../messages.repository.ts';

/**
 * Opens a thread with its first messages, and notifies its participants; for domains on upper
 * floors.
 */
export async function openThread(
  context: Pick<ChangeContext, 'db' | 'notify' | 'enqueue'>,
  opened: NewThread,
): Promise<SentMessage> {
  const sent = await insertThread(context.db, opened);
  await announceMessage(context, sent, opened.participants);
  return sent;
}

/**
 * Adds new editors of an assignment to the interest threads about it, in the transaction that makes
 * them editors. Earlier messages count as read.
 */
export async function joinAssignmentThreads(
  tx: Tx,
  joining: { assignment: string; accounts: readonly string[] },
): Promise<void> {
  await sql`
    insert into thread_participant (thread, account, last_read_at)
    select t.thread, one.account, t.last_message_at
    from thread as t, unnest(${joining.accounts}::uuid[]) as one (account)
    where t.assignment = ${joining.assignment} and t.kind = 'interest'
    on conflict do nothing`.execute(tx);
}
