import type { Locale } from '@torg/protocol/terms';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/tables.ts';

export interface AnswerToMail {
  thread: string;
  message: string;
  content: string;
  /** null: the platform */
  sender_name: string | null;
  title: string;
  client_name: string;
  email: string;
  locale: Locale;
}

/** Undefined when the message, or the account with its address, is gone. */
export async function findAnswerToMail(
  db: Db,
  written: { thread: string; message: string; account: string },
): Promise<AnswerToMail | undefined> {
  const { thread, message, account } = written;
  const { rows } = await sql<AnswerToMail>`
    select m.thread, m.message, m.content, sender.name as sender_name, a.title,
      client.name as client_name, x.email, x.locale
    from message as m
    join thread as t on t.thread = m.thread
    join assignment as a on a.assignment = t.assignment
    join organization as client on client.organization = a.organization
    join thread_participant as p on p.thread = m.thread and p.account = ${account}
    join account as x on x.account = p.account
    left join account as sender on sender.account = m.sender
    where m.thread = ${thread} and m.message = ${message}`.execute(db);
  return rows[0];
}
