import type { Locale } from '@torg/protocol/terms';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/tables.ts';

/** What one participant has not read, and what the mail needs. */
export interface UnreadRow {
  thread: string;
  account: string;
  email: string;
  locale: Locale;
  /** of the assignment */
  title: string | null;
  company_name: string | null;
  /** the first unread one */
  message: string;
  content: string;
  sender_name: string | null;
  number_of_unread_messages: number;
}

/** The first unread message of participant `p`. */
const firstUnread = sql`
  select m.* from message as m where m.thread = p.thread and m.sender is distinct from p.account
    and m.created_at > coalesce(p.last_read_at, '-infinity') order by m.created_at limit 1`;

/** Participants who are due a mail: unread since `before`, and not mailed since they last read. */
export async function findDue(db: Db, thread: string, before: Date): Promise<string[]> {
  const { rows } = await sql<{ account: string }>`
    select p.account from thread_participant as p
    where p.thread = ${thread} and p.mailed_at is null
      and exists (select from (${firstUnread}) as one where one.created_at <= ${before})
    order by p.account`.execute(db);
  return rows.map((row) => row.account);
}

export async function findUnread(
  db: Db,
  thread: string,
  account: string,
): Promise<UnreadRow | undefined> {
  const { rows } = await sql<UnreadRow>`
    select p.thread, p.account, a.email, a.locale, one.message, one.content,
      sender.name as sender_name, about.title, client.name as company_name,
      (select count(*)::int from message as m where m.thread = p.thread
        and m.sender is distinct from p.account and m.created_at >= one.created_at)
        as number_of_unread_messages
    from thread_participant as p
    cross join lateral (${firstUnread}) as one
    join account as a on a.account = p.account
    join thread as t on t.thread = p.thread
    left join account as sender on sender.account = one.sender
    left join assignment as about on about.assignment = t.assignment
    left join organization as client on client.organization = about.organization
    where p.thread = ${thread} and p.account = ${account}`.execute(db);
  return rows[0];
}

/**
 * Marks the unread as mailed until they are read. False when another job has mailed them, or they
 * have been read in the meantime.
 */
export async function claimUnread(
  tx: Tx,
  { thread, account, message }: Pick<UnreadRow, 'thread' | 'account' | 'message'>,
  now: Date,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update thread_participant as p set mailed_at = ${now}
    where p.thread = ${thread} and p.account = ${account} and p.mailed_at is null
      and (select one.message from (${firstUnread}) as one) = ${message}`.execute(tx);
  return numAffectedRows > 0n;
}

/** The mail was not sent; the next try claims it again. */
export async function releaseUnread(
  tx: Tx,
  released: { thread: string; account: string },
): Promise<void> {
  await tx
    .updateTable('thread_participant')
    .set({ mailed_at: null })
    .where('thread', '=', released.thread)
    .where('account', '=', released.account)
    .execute();
}

/** The first unread message of participants who were not mailed about it. */
export async function findOldestWaiting(db: Db, thread: string): Promise<Date | undefined> {
  const { rows } = await sql<{ created_at: Date }>`
    select one.created_at from thread_participant as p cross join lateral (${firstUnread}) as one
    where p.thread = ${thread} and p.mailed_at is null
    order by one.created_at limit 1`.execute(db);
  return rows[0]?.created_at;
}

/** Threads with an overdue mail, whose job seems to be lost. */
export async function findForgottenThreads(
  db: Db,
  moved: { after: Date; before: Date },
): Promise<string[]> {
  const { rows } = await sql<{ thread: string }>`
    select t.thread from thread as t
    where t.last_message_at between ${moved.after} and ${moved.before} and exists (
      select from thread_participant as p cross join lateral (${firstUnread}) as one
      where p.thread = t.thread and p.mailed_at is null
    )
    order by t.last_message_at limit 1000`.execute(db);
  return rows.map((row) => row.thread);
}
