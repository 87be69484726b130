import type { Insertable } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import type { MessageTable, ThreadTable } from './messages.tables.ts';

interface ThreadFields extends Partial<Insertable<ThreadTable>> {
  participants: readonly string[];
  /** those of the participants that it is about */
  subjects?: readonly string[];
}

/** A made-up direct thread, opened by the first of its participants, without messages. */
export async function aThread(db: Db, fields: ThreadFields): Promise<string> {
  const { participants, subjects = [], created_at, ...columns } = fields;
  const { thread } = await db
    .insertInto('thread')
    .values({
      kind: 'direct',
      assignment: null,
      created_by: participants[0] ?? null,
      ...(created_at === undefined ? {} : { created_at, last_message_at: created_at }),
      ...columns,
    })
    .returning('thread')
    .executeTakeFirstOrThrow();
  const rows = participants.map((account) => ({
    thread,
    account,
    is_subject: subjects.includes(account),
    last_read_at: null,
    mailed_at: null,
    ...(created_at === undefined ? {} : { joined_at: created_at }),
  }));
  await db.insertInto('thread_participant').values(rows).execute();
  return thread;
}

type MessageFields = Partial<Insertable<MessageTable>> & { thread: string; sender: string };

/** A made-up message, the newest of its thread and read by its sender. */
export async function aMessage(db: Db, fields: MessageFields): Promise<string> {
  const { message, created_at } = await db
    .insertInto('message')
    .values({ content: 'Hei! Har du tid til en prat i morgen?', ...fields })
    .returning(['message', 'created_at'])
    .executeTakeFirstOrThrow();
  const { thread, sender } = fields;
  const newest = db.selectFrom('message').select('created_at').where('message', '=', message);
  await db
    .updateTable('thread')
    .set({ last_message_at: newest })
    .where('thread', '=', thread)
    .where('last_message_at', '<', created_at)
    .execute();
  await db
    .updateTable('thread_participant')
    .set({ last_read_at: newest })
    .where('thread', '=', thread)
    .where('account', '=', sender)
    .execute();
  return message;
}
