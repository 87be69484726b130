import { sql, type RawBuilder } from 'kysely';
import type { Role, ThreadKind } from '@torg/protocol/terms';
import { foldedContaining } from '../../platform/database/like.ts';
import { prepared } from '../../platform/database/prepared.ts';
import type { Db } from '../../platform/database/tables.ts';

export interface ParticipantRow {
  account: string;
  name: string;
  image_file: string | null;
  title: string | null;
  company_name: string | null;
  role: Role;
  /** moments inside of JSON are text */
  last_read_at: string | null;
}

export interface ThreadRow {
  thread: string;
  kind: ThreadKind;
  created_at: Date;
  assignment: { uuid: string; title: string; company_name: string } | null;
  participants: ParticipantRow[];
  consultants: { account: string; name: string }[];
  last_message: {
    message_id: string;
    sender: string | null;
    excerpt: string;
    created_at: string;
  } | null;
  number_of_unread_messages: number;
}

export interface ThreadQuestion {
  account: string;
  query?: string | undefined;
  kind?: ThreadKind | undefined;
  assignment?: string | undefined;
  unreadOnly: boolean;
}

/** Messages of `t` by others, later than what `mine` has read. */
const unreadMessages = (account: string) => sql`
  message as m where m.thread = t.thread and m.sender is distinct from ${account}::uuid
    and m.created_at > coalesce(mine.last_read_at, '-infinity')`;

/** The second condition is only evaluated where the thread has a message after the last reading. */
const isUnread = (account: string) => sql<boolean>`(
  t.last_message_at > coalesce(mine.last_read_at, '-infinity')
  and exists (select from ${unreadMessages(account)}))`;

const excerptLength = 200;

/** The other participants of `t`, and those whom it is about. */
const people = (account: string) => sql`
  select
    coalesce(json_agg(json_build_object('account', a.account, 'name', a.name, 'title', a.title,
      'image_file', a.image_file, 'company_name', o.name, 'role', a.role,
      'last_read_at', p.last_read_at) order by p.joined_at, a.name, a.account)
      filter (where a.account <> ${account}::uuid), '[]') as participants,
    coalesce(json_agg(json_build_object('account', a.account, 'name', a.name)
      order by a.name, a.account) filter (where p.is_subject), '[]') as consultants
  from thread_participant as p
  join account as a on a.account = p.account
  left join organization as o on o.organization = a.organization
  where p.thread = t.thread`;

/** The threads of `page`, a relation with the columns of thread and the reader's last_read_at. */
const selectThreads = (
  account: string,
  page: RawBuilder<unknown>,
  plan = prepared,
) => sql<ThreadRow>`${plan}
  select t.thread, t.kind, t.created_at, people.participants, people.consultants,
    case when about.assignment is not null then json_build_object(
      'uuid', about.assignment, 'title', about.title, 'company_name', client.name)
    end as assignment,
    case when newest.message is not null then json_build_object(
      'message_id', newest.message, 'sender', newest.sender, 'created_at', newest.created_at,
      'excerpt', left(newest.content, ${excerptLength}::int))
    end as last_message,
    (select count(*)::int from ${unreadMessages(account)}) as number_of_unread_messages
  from (${page}) as t
  cross join lateral (select t.last_read_at) as mine
  cross join lateral (${people(account)}) as people
  left join assignment as about on about.assignment = t.assignment
  left join organization as client on client.organization = about.organization
  left join lateral (
    select * from message where thread = t.thread order by created_at desc limit 1
  ) as newest on true
  order by t.last_message_at desc, t.thread`;

const matchesText = (pattern: string, account: string) => sql<boolean>`(
  exists (select from assignment as a where a.assignment = t.assignment and a.folded_title like ${pattern})
  or exists (select from thread_participant as p join account as a on a.account = p.account
    where p.thread = t.thread and p.account <> ${account} and a.folded_name like ${pattern})
  or exists (select from message as m where m.thread = t.thread and folded(m.content) like ${pattern}))`;

/** Lists without a query are frequent and always have the same few plans. */
const planOf = ({ query }: ThreadQuestion): RawBuilder<unknown> => (query ? sql`` : prepared);

function ownThreads(question: ThreadQuestion): RawBuilder<unknown> {
  const { account, query, kind, assignment, unreadOnly } = question;
  const conditions = [sql`mine.account = ${account}`];
  if (kind !== undefined) conditions.push(sql`t.kind = ${kind}`);
  if (assignment !== undefined) conditions.push(sql`t.assignment = ${assignment}`);
  if (unreadOnly) conditions.push(isUnread(account));
  if (query) conditions.push(matchesText(foldedContaining(query), account));
  return sql`thread_participant as mine join thread as t on t.thread = mine.thread
    where ${sql.join(conditions, sql` and `)}`;
}

/** The account's own threads, latest first. */
export async function findThreads(
  db: Db,
  question: ThreadQuestion,
  page: { limit: number; offset: number },
): Promise<ThreadRow[]> {
  const { rows } = await selectThreads(
    question.account,
    sql`select t.*, mine.last_read_at from ${ownThreads(question)}
      order by t.last_message_at desc, t.thread
      limit ${sql.lit(page.limit)} offset ${page.offset}`,
    planOf(question),
  ).execute(db);
  return rows;
}

export async function countThreads(db: Db, question: ThreadQuestion): Promise<number> {
  const { rows } = await sql<{ total: number }>`${planOf(question)}
    select count(*)::int as total from ${ownThreads(question)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Threads with unread messages of somebody else, for the badge of the shell. */
export async function countUnreadThreads(db: Db, account: string): Promise<number> {
  return countThreads(db, { account, unreadOnly: true });
}

/** One thread as a participant sees it. */
export async function findThread(
  db: Db,
  thread: string,
  account: string,
): Promise<ThreadRow | undefined> {
  const { rows } = await selectThreads(
    account,
    sql`select t.*, mine.last_read_at from thread_participant as mine
      join thread as t on t.thread = mine.thread
      where mine.thread = ${thread} and mine.account = ${account}`,
  ).execute(db);
  return rows[0];
}
