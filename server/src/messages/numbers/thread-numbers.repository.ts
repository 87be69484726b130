import { marketZones } from '@torg/protocol/market-day';
import type { ThreadNumbers } from '@torg/protocol/messages/thread-numbers';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/database/tables.ts';

/** Weeks begin on Mondays in the time zone that both markets share. */
const zone = marketZones.NO;

/**
 * Seconds from the first message of each of the `these` threads to the first message of the other
 * side. Colleagues of the first sender are on their side. One pass over the messages.
 */
export const firstAnswers = (selected: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select thread, extract(epoch from min(created_at) filter (where is_answer) - min(created_at))::float8
    as seconds
  from (
    select m.thread, m.created_at, m.sender is distinct from first_value(m.sender) over by_thread
      and (x.organization is null
        or x.organization is distinct from first_value(x.organization) over by_thread) as is_answer
    from message as m left join account as x on x.account = m.sender
    where m.thread in (${selected})
    window by_thread as (partition by m.thread order by m.created_at)
  ) as one group by thread`;

const within = (hours: number) => sql`a.seconds <= ${sql.lit(hours * 3600)}`;

const numbers = sql`json_build_object('threads', count(*),
  'due_24h', count(*) filter (where t.due_24h), 'within_24h', count(*) filter (where t.in_24h),
  'due_72h', count(*) filter (where t.due_72h), 'within_72h', count(*) filter (where t.in_72h),
  'unanswered', count(*) filter (where t.seconds is null),
  'median_seconds', percentile_cont(0.5) within group (order by t.seconds))`;

/** All numbers of the period in one statement: each thread is read once. */
export async function findThreadNumbers(
  db: Db,
  { weeks, now }: { weeks: number; now: Date },
): Promise<ThreadNumbers> {
  const first = sql`date_trunc('week', ${now}::timestamptz at time zone ${zone})
    - ${weeks - 1}::int * interval '1 week'`;
  const old = (hours: number) =>
    sql`t.created_at <= ${now}::timestamptz - ${hours}::int * interval '1 hour'`;
  const { rows } = await sql<ThreadNumbers>`
    with young as materialized (
      select thread, kind, created_at from thread
      where created_at >= (${first}) at time zone ${zone} and created_at <= ${now}
    ), a as materialized (${firstAnswers(sql`select thread from young`)}), t as materialized (
      select t.kind, a.seconds, date_trunc('week', t.created_at at time zone ${zone})::date as week,
        coalesce(${within(24)}, false) as in_24h, coalesce(${within(24)}, false) or ${old(24)} as due_24h,
        coalesce(${within(72)}, false) as in_72h, coalesce(${within(72)}, false) or ${old(72)} as due_72h
      from young as t left join a using (thread)
    ), counted as materialized (
      select week, json_object_agg(kind, count) as threads
      from (select week, kind, count(*) as count from t group by week, kind) as one group by week
    )
    select (select ${numbers} from t) as all,
      coalesce((select json_object_agg(one.kind, one.numbers) from (
        select t.kind, ${numbers} as numbers from t group by t.kind) as one), '{}') as kinds,
      (select json_agg(json_build_object('week', one.week,
          'threads', coalesce(counted.threads, '{}')) order by one.week)
        from (select (${first} + n * interval '1 week')::date as week
          from generate_series(0, ${weeks - 1}::int) as n) as one
        left join counted using (week)) as weeks`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new Error('an aggregate without a row');
  return found;
}
