import { sql } from 'kysely';
import type { ChangeContext } from '../../platform/handler.ts';
import type { SentMessage } from '../messages.repository.ts';
import { writeInThread } from './write-in-thread.ts';

interface QuietMessage {
  thread: string;
  /** null: the platform */
  sender: string | null;
  content: string;
  /** for whom it is new, and who are mailed about it by the caller */
  readers: readonly string[];
}

/**
 * Writes in a thread what is mailed in another way: nobody gets the mail about unread messages for it,
 * and for participants other than the readers, who had read everything, it is not unread.
 */
export async function writeQuietlyInThread(
  context: Pick<ChangeContext, 'db' | 'notify' | 'enqueue' | 'now'>,
  { readers, ...written }: QuietMessage,
): Promise<SentMessage> {
  const { db, now } = context;
  const sent = await writeInThread(context, written);
  await sql`
    with sent as (select thread, created_at from message where message = ${sent.message}),
    up_to_date as (
      select p.account, sent.created_at from thread_participant as p join sent using (thread)
      where p.account <> all(${readers}::uuid[]) and not exists (
        select from message as m where m.thread = p.thread and m.sender is distinct from p.account
          and m.created_at > coalesce(p.last_read_at, '-infinity')
          and m.created_at < sent.created_at)
    )
    update thread_participant as p
    set last_read_at = coalesce(one.created_at, p.last_read_at),
      mailed_at = case when one.account is null then coalesce(p.mailed_at, ${now}::timestamptz) end
    from thread_participant as all_of left join up_to_date as one using (account)
    where all_of.thread = ${written.thread} and p.thread = all_of.thread
      and p.account = all_of.account`.execute(db);
  return sent;
}
