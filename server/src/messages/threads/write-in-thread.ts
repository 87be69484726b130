import { sql } from 'kysely';
import type { ChangeContext } from '../../platform/handler.ts';
import { announceMessage } from '../announce-message.ts';
import { findFacts, insertMessage, type SentMessage } from '../messages.repository.ts';
import { found } from '../../platform/refusal.ts';

/**
 * Writes in a thread, and notifies its participants; for domains on upper floors. Who is not in it yet
 * joins, and has everything before this message behind them.
 */
export async function writeInThread(
  context: Pick<ChangeContext, 'db' | 'notify' | 'enqueue'>,
  written: {
    thread: string;
    /** null: the platform */
    sender: string | null;
    content: string;
    joining?: readonly string[];
  },
): Promise<SentMessage> {
  const { db } = context;
  const { thread, sender, content, joining = [] } = written;
  await sql`
    insert into thread_participant (thread, account, last_read_at)
    select t.thread, one.account, t.last_message_at
    from thread as t, unnest(${sender === null ? joining : [sender, ...joining]}::uuid[]) as one (account)
    where t.thread = ${thread}
    on conflict do nothing`.execute(db);
  const sent = await insertMessage(db, { thread, sender, content });
  const { participants } = found(await findFacts(db, thread), 'could_not_find_thread');
  await announceMessage(context, sent, participants);
  return sent;
}
