import { randomUUID } from 'node:crypto';
import type { FileRef } from '@torg/protocol/shapes';
import { sql, type RawBuilder } from 'kysely';
import type { ThreadKind } from '@torg/protocol/terms';
import { idsOfAnyNumber, prepared, textsOfAnyNumber } from '../platform/database/prepared.ts';
import { pipelined } from '../platform/database/pipelined.ts';
import type { Db, Tx } from '../platform/database/tables.ts';

export interface NewThread {
  kind: ThreadKind;
  assignment?: string | null;
  /** opens the thread and writes the first messages */
  sender: string;
  /** everybody in it, including the sender */
  participants: readonly string[];
  /** those of the participants that it is about */
  subjects?: readonly string[];
  contents: readonly string[];
}

export interface SentMessage {
  thread: string;
  message: string;
}

/**
 * Updating the thread locks it, so its messages are written one after the other, each with a later
 * moment.
 */
const laterMoment: RawBuilder<Date> = sql`greatest(clock_timestamp(), last_message_at + interval '1 microsecond')`;

/**
 * A thread with its participants and first messages, in one statement; returns the last message.
 */
export async function insertThread(tx: Tx, opened: NewThread): Promise<SentMessage> {
  const { kind, assignment = null, sender, participants, subjects = [], contents } = opened;
  const thread = randomUUID();
  const messages = contents.map(() => randomUUID());
  await sql`${prepared}${pipelined}
    with opened as (
      insert into thread (thread, kind, assignment, created_by, last_message_at)
      select ${thread}::uuid, ${kind}, ${assignment}::uuid, ${sender}::uuid,
        now.moment + ${contents.length}::int * interval '1 microsecond'
      from (select clock_timestamp() as moment) as now
      returning thread, last_message_at
    ), joined as (
      insert into thread_participant (thread, account, is_subject, last_read_at)
      select opened.thread, one.account, one.account = any(${idsOfAnyNumber(subjects)}),
        case when one.account = ${sender}::uuid then opened.last_message_at end
      from opened, unnest(${idsOfAnyNumber(participants)}) as one (account)
    )
    insert into message (message, thread, sender, content, created_at)
    select one.message, opened.thread, ${sender}::uuid, one.content,
      opened.last_message_at - (${contents.length}::int - one.place) * interval '1 microsecond'
    from opened, unnest(${idsOfAnyNumber(messages)}, ${textsOfAnyNumber(contents)})
      with ordinality as one (message, content, place)`.execute(tx);
  return lastOf(messages.map((message) => ({ thread, message })));
}

function lastOf(rows: SentMessage[]): SentMessage {
  const last = rows.at(-1);
  if (last === undefined) throw new Error('a thread is opened with a message');
  return last;
}

/** A message in an existing thread; everything before it counts as read by its sender. */
export async function insertMessage(
  tx: Tx,
  written: { thread: string; sender: string | null; content: string },
): Promise<SentMessage> {
  const { thread, sender, content } = written;
  const { rows } = await sql<SentMessage>`${prepared}
    with moved as (
      update thread set last_message_at = ${laterMoment}
      where thread = ${thread} returning thread, last_message_at
    ), seen as (
      update thread_participant as mine
      set last_read_at = moved.last_message_at, mailed_at = null
      from moved where mine.thread = moved.thread and mine.account = ${sender}::uuid
    )
    insert into message (thread, sender, content, created_at)
    select thread, ${sender}::uuid, ${content}, last_message_at from moved
    returning thread, message`.execute(tx);
  return lastOf(rows);
}

/** Marks everything in the thread as read; returns whether anything was unread. Never goes back. */
export async function markRead(tx: Tx, thread: string, account: string): Promise<boolean> {
  const { rows } = await sql`
    update thread_participant as mine
    set last_read_at = newest.created_at, mailed_at = null
    from (
      select created_at from message where thread = ${thread} order by created_at desc limit 1
    ) as newest
    where mine.thread = ${thread} and mine.account = ${account}
      and newest.created_at > coalesce(mine.last_read_at, '-infinity')
    returning mine.thread`.execute(tx);
  return rows.length > 0;
}

/** What rights in a thread depend on. */
export interface ThreadFacts {
  thread: string;
  kind: ThreadKind;
  assignment: string | null;
  participants: string[];
}

export async function findFacts(db: Db, thread: string): Promise<ThreadFacts | undefined> {
  return db
    .selectFrom('thread')
    .select(['thread', 'kind', 'assignment'])
    .select((eb) =>
      sql<string[]>`array(${eb
        .selectFrom('thread_participant')
        .select('account')
        .whereRef('thread_participant.thread', '=', 'thread.thread')})`.as('participants'),
    )
    .where('thread', '=', thread)
    .executeTakeFirst();
}

/** Locks by participants, so that two who start a thread at once end up in the same one. */
export async function findDirectThread(
  tx: Tx,
  people: readonly string[],
): Promise<string | undefined> {
  const everybody = people.toSorted();
  await sql`select pg_advisory_xact_lock(hashtextextended(${everybody.join()}, 0))`.execute(tx);
  const { rows } = await sql<{ thread: string }>`
    select t.thread from thread_participant as mine
    join thread as t on t.thread = mine.thread and t.kind = 'direct'
    where mine.account = ${everybody[0]} and ${everybody}::uuid[] = array(
      select account from thread_participant where thread = t.thread order by account
    )
    order by t.created_at, t.thread limit 1`.execute(tx);
  return rows[0]?.thread;
}

export interface MessageRow {
  message: string;
  sender: string | null;
  content: string;
  created_at: Date;
  attachments: FileRef[];
}

const attachmentsOfMessage = sql<MessageRow['attachments']>`(
  select coalesce(json_agg(json_build_object('file_id', f.file, 'file_name', f.file_name,
    'media_type', f.media_type, 'size', f.size, 'virus_check', f.virus_check) order by kept.position), '[]')
  from message_attachment as kept join file as f on f.file = kept.file
  where kept.message = message.message)`;

const selectMessages = (db: Db, thread: string) =>
  db
    .selectFrom('message')
    .select(['message', 'sender', 'content', 'created_at', attachmentsOfMessage.as('attachments')])
    .where('thread', '=', thread);

export async function findMessage(
  db: Db,
  at: { thread: string; message: string },
): Promise<MessageRow> {
  return selectMessages(db, at.thread).where('message', '=', at.message).executeTakeFirstOrThrow();
}

/** Newest first: the newest messages, or those before a given one. */
export async function findMessages(
  db: Db,
  page: { thread: string; before?: string | undefined; limit: number },
): Promise<MessageRow[]> {
  const { thread, before, limit } = page;
  let messages = selectMessages(db, thread).orderBy('created_at', 'desc').limit(limit);
  if (before !== undefined) {
    messages = messages.where('created_at', '<', (eb) =>
      eb
        .selectFrom('message as mark')
        .select('mark.created_at')
        .where('mark.message', '=', before)
        .where('mark.thread', '=', thread),
    );
  }
  return messages.execute();
}
