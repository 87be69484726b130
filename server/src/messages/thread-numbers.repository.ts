import type { ThreadNumbers } from '@torg/protocol/thread-numbers';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../platform/database/tables.ts';

/** Weeks begin on Mondays, where the two markets are. */
const zone = 'Europe/Oslo';

/**
 * Of thread `t`: seconds from its first message until somebody of the other side wrote. Colleagues of
 * the first sender are on their side.
 */
export const firstAnswer: RawBuilder<unknown> = sql`
  select extract(epoch from m.created_at - first.created_at)::float8 as seconds
  from (select m.created_at, m.sender, x.organization from message as m
    left join account as x on x.account = m.sender
    where m.thread = t.thread order by m.created_at limit 1) as first
  join message as m on m.thread = t.thread and m.created_at > first.created_at
  left join account as x on x.account = m.sender
  where m.sender is distinct from first.sender
    and (x.organization is null or x.organization is distinct from first.organization)
  order by m.created_at limit 1`;

const within = (hours: number) => sql`a.seconds <= ${sql.lit(hours * 3600)}`;

const numbers = sql`json_build_object('threads', count(*),
  'due_24h', count(*) filter (where t.due_24h), 'within_24h', count(*) filter (where t.in_24h),
  'due_72h', count(*) filter (where t.due_72h), 'within_72h', count(*) filter (where t.in_72h),
  'unanswered', count(*) filter (where t.seconds is null),
  'median_seconds', percentile_cont(0.5) within group (order by t.seconds))`;

/** All numbers of the period in one statement: each thread is looked at once. */
export async function findThreadNumbers(
  db: Db,
  { weeks, now }: { weeks: number; now: Date },
): Promise<ThreadNumbers> {
  const first = sql`date_trunc('week', ${now}::timestamptz at time zone ${zone})
    - ${weeks - 1}::int * interval '1 week'`;
  const old = (hours: number) =>
    sql`t.created_at <= ${now}::timestamptz - ${hours}::int * interval '1 hour'`;
  const { rows } = await sql<ThreadNumbers>`
    with t as materialized (
      select t.kind, a.seconds, date_trunc('week', t.created_at at time zone ${zone})::date as week,
        coalesce(${within(24)}, false) as in_24h, coalesce(${within(24)}, false) or ${old(24)} as due_24h,
        coalesce(${within(72)}, false) as in_72h, coalesce(${within(72)}, false) or ${old(72)} as due_72h
      from thread as t left join lateral (${firstAnswer}) as a on true
      where t.created_at >= (${first}) at time zone ${zone} and t.created_at <= ${now}
    )
    select (select ${numbers} from t) as all,
      coalesce((select json_object_agg(one.kind, one.numbers) from (
        select t.kind, ${numbers} as numbers from t group by t.kind) as one), '{}') as kinds,
      (select json_agg(json_build_object('week', one.week, 'threads', coalesce((
          select json_object_agg(k.kind, k.count) from (select t.kind, count(*) as count from t
            where t.week = one.week group by t.kind) as k), '{}')) order by one.week)
        from (select (${first} + n * interval '1 week')::date as week
          from generate_series(0, ${weeks - 1}::int) as n) as one) as weeks`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new Error('an aggregate without a row');
  return found;
}
