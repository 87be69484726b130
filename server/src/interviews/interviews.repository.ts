import type { Country, Locale } from '@torg/protocol/terms';
import { sql, type RawBuilder, type Updateable } from 'kysely';
import type { Actor } from '../platform/actor.ts';
import type { Db, Tx } from '../platform/database/tables.ts';
import { wireMoment } from '../platform/database/wire-moment.ts';
import type { InterviewFacts } from './interviews.policy.ts';
import type { InterviewTable } from './interviews.tables.ts';

export interface InterviewRow extends InterviewFacts {
  interview: string;
  title: string;
  assignment: string | null;
  opportunity: string | null;
  company_name: string;
  country: Country;
  consultant_name: string;
  image_file: string | null;
  invited_by: string | null;
  people: { account: string; name: string }[];
  place: string;
  link: string | null;
  note: string;
  wish: string;
  reason: string;
  version: number;
  /** of the interest in the assignment; null: none was sent */
  thread: string | null;
  /** the consultant's company admin, if they have sent the interest */
  sent_by: string | null;
  is_in_thread: boolean;
  created_at: Date;
  updated_at: Date;
}

export type Reader = Pick<Actor, 'account'>;

/** A job reads everything, and is nobody. */
export const system: Reader = { account: '00000000-0000-0000-0000-000000000000' };

/** The interview `i`, what it is about, and who is on either side. */
export const interviewsFrom = sql`interview as i
  join account as x on x.account = i.account
  left join opportunity as n on n.opportunity = i.opportunity
  left join assignment as a on a.assignment = coalesce(i.assignment, n.own_of)
  left join organization as g on g.organization = coalesce(a.organization, n.organization)
  left join assignment_interest as t on t.assignment = i.assignment and t.account = i.account`;

export const isEditor = ({ account }: Reader) => sql<boolean>`exists (select from
  assignment_editor as e where e.assignment = a.assignment and e.account = ${account}::uuid)`;
export const isPerson = ({ account }: Reader) => sql<boolean>`exists (select from
  interview_person as p where p.interview = i.interview and p.account = ${account}::uuid)`;
export const isNeed = sql<boolean>`(i.opportunity is not null and n.own_of is null)`;

const columns = (reader: Reader): RawBuilder<unknown> => sql`
  i.interview, i.title, i.assignment, i.opportunity, i.account, i.state, i.country, i.invited_by,
  i.place, i.link, i.note, i.starts_at, i.minutes, i.wish, i.reason, i.version, i.created_at,
  i.updated_at, coalesce(g.name, 'Torg') as company_name, g.organization as company,
  x.name as consultant_name, x.image_file, x.organization, t.thread,
  case when t.sent_by <> i.account then t.sent_by end as sent_by,
  ${isEditor(reader)} as is_editor, ${isPerson(reader)} as is_person, ${isNeed} as is_need,
  exists (select from thread_participant as q
    where q.thread = t.thread and q.account = ${reader.account}::uuid) as is_in_thread,
  (select coalesce(json_agg(json_build_object('interview_time', one.interview_time,
      'starts_at', ${wireMoment(sql`one.starts_at`)}, 'minutes', one.minutes)
      order by one.starts_at), '[]')
    from interview_time as one where one.interview = i.interview) as times,
  (select coalesce(json_agg(json_build_object('account', y.account, 'name', y.name)
      order by y.account = i.invited_by desc, y.name, y.account), '[]')
    from interview_person as p join account as y on y.account = p.account
    where p.interview = i.interview) as people`;

/** In the order of their ids. */
export async function findInterviews(
  db: Db,
  ids: readonly string[],
  reader: Reader,
): Promise<InterviewRow[]> {
  const { rows } = await sql<InterviewRow>`
    select ${columns(reader)} from ${interviewsFrom}
    where i.interview = any(${ids}::uuid[]) order by i.interview`.execute(db);
  return rows;
}

export const findInterview = async (
  db: Db,
  id: string,
  reader: Reader,
): Promise<InterviewRow | undefined> => (await findInterviews(db, [id], reader))[0];

/** Locks before it reads, since times and people are rows of their own. */
export async function lockInterviews(
  tx: Tx,
  ids: readonly string[],
  reader: Reader,
): Promise<InterviewRow[]> {
  await sql`select from interview where interview = any(${ids}::uuid[])
    order by interview for no key update`.execute(tx);
  return findInterviews(tx, ids, reader);
}

export async function updateInterview(
  tx: Tx,
  interview: string,
  changes: Updateable<InterviewTable>,
): Promise<void> {
  await tx
    .updateTable('interview')
    .set(changes)
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('interview', '=', interview)
    .execute();
}

export async function replaceTimes(
  tx: Tx,
  interview: string,
  times: readonly { starts_at: string; minutes: number }[],
): Promise<void> {
  await tx.deleteFrom('interview_time').where('interview', '=', interview).execute();
  if (times.length === 0) return;
  const rows = times.map(({ starts_at, minutes }) => ({
    ...{ interview, minutes },
    starts_at: new Date(starts_at),
  }));
  await tx.insertInto('interview_time').values(rows).execute();
}

export async function replacePeople(
  tx: Tx,
  interview: string,
  people: readonly string[],
): Promise<void> {
  await tx.deleteFrom('interview_person').where('interview', '=', interview).execute();
  if (people.length === 0) return;
  const rows = people.map((account) => ({ interview, account }));
  await tx.insertInto('interview_person').values(rows).execute();
}

/** Whose open pages show the interview, on either side; admins are told anyway. */
export async function findAudience(db: Db, interview: string): Promise<string[]> {
  const { rows } = await sql<{ account: string }>`
    select distinct y.account from ${interviewsFrom}
    cross join lateral (
      select i.account
      union all select account from account
        where organization = x.organization and role = 'consultant' and is_admin_in_company
      union all select account from account
        where a.assignment is null and organization = n.organization
          and (role = 'consultant_buyer' or is_admin_in_company)
      union all select account from assignment_editor where assignment = a.assignment
      union all select account from interview_person where interview = i.interview) as reader
    join account as y on y.account = reader.account
    where i.interview = ${interview} and y.verified`.execute(db);
  return rows.map(({ account }) => account);
}

export interface Receiver {
  account: string;
  email: string;
  name: string;
  locale: Locale;
}

/** Who gets a mail; undefined if the account was closed or is nobody any more. */
export async function findReceiver(db: Db, account: string): Promise<Receiver | undefined> {
  return db
    .selectFrom('account')
    .select(['account', 'email', 'name', 'locale'])
    .where('account', '=', account)
    .where('deactivated_at', 'is', null)
    .where('name', '<>', '')
    .executeTakeFirst();
}
