import type { InterviewPeriod } from '@torg/protocol/interviews/interview-terms';
import { sql, type RawBuilder } from 'kysely';
import type { Actor } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/tables.ts';
import {
  findInterviews,
  interviewsFrom,
  isEditor,
  isNeed,
  isPerson,
  type InterviewRow,
} from '../interviews.repository.ts';

export interface ListQuery {
  assignment?: string | undefined;
  opportunity?: string | undefined;
  profile?: string | undefined;
  period: InterviewPeriod;
  limit: number;
  offset: number;
}

/** The same as `mayRead` of the policy says of one. */
function isRead(actor: Actor): RawBuilder<boolean> {
  const { account, role, isAdminInCompany, organization } = actor;
  if (role === 'admin') return sql`true`;
  const own = sql`i.account = ${account}::uuid or ${isPerson(actor)}`;
  const ofNeed = sql`(${isNeed} and g.organization = ${organization}::uuid)`;
  if (role === 'consultant_buyer') {
    return sql`(${own} or ${ofNeed} or (not ${isNeed} and ${isEditor(actor)}))`;
  }
  if (!isAdminInCompany) return sql`(${own})`;
  return sql`(${own} or ${ofNeed} or x.organization = ${organization}::uuid)`;
}

/** Somebody still has to do something, or the talk is still to come. */
const isOpen = (now: Date) => sql`(i.state in ('offered', 'others_wanted')
  or (i.state = 'booked' and i.starts_at + make_interval(mins => i.minutes) > ${now}))`;

const inPeriod = (period: InterviewPeriod, now: Date): RawBuilder<unknown> =>
  ({ open: isOpen(now), closed: sql`not ${isOpen(now)}`, all: sql`true` })[period];

/** When it is, or may be; what has no time yet stands where it was last changed. */
const moment = sql`coalesce(i.starts_at, (select min(one.starts_at) from interview_time as one
  where one.interview = i.interview), i.updated_at)`;

/** Those to come by when they are, the others latest first. */
export async function listRows(
  db: Db,
  query: ListQuery,
  { actor, now }: { actor: Actor; now: Date },
): Promise<{ rows: InterviewRow[]; total: number }> {
  const { assignment, opportunity, profile, period, limit, offset } = query;
  const conditions = [
    isRead(actor),
    inPeriod(period, now),
    ...(assignment === undefined ? [] : [sql`i.assignment = ${assignment}::uuid`]),
    ...(opportunity === undefined ? [] : [sql`i.opportunity = ${opportunity}::uuid`]),
    ...(profile === undefined ? [] : [sql`i.account = ${profile}::uuid`]),
  ];
  const direction = period === 'open' ? sql`asc` : sql`desc`;
  const { rows } = await sql<{ interview: string | null; total: number }>`
    with listed as materialized (
      select i.interview, ${moment} as moment from ${interviewsFrom}
      where ${sql.join(conditions, sql` and `)}
    ), page as (
      select * from listed order by moment ${direction}, interview
      limit ${sql.lit(limit)} offset ${offset}
    )
    select page.interview, counted.total
    from (select count(*)::int as total from listed) as counted left join page on true
    order by page.moment ${direction}, page.interview`.execute(db);
  const ids = rows.flatMap(({ interview }) => interview ?? []);
  const places = new Map(ids.map((id, at) => [id, at]));
  const found = await findInterviews(db, ids, actor);
  const place = ({ interview }: InterviewRow): number => places.get(interview) ?? 0;
  const ordered = found.toSorted((a, b) => place(a) - place(b));
  return { rows: ordered, total: rows[0]?.total ?? 0 };
}
