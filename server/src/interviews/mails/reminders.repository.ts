import { limits } from '@torg/protocol/limits';
import { marketZones } from '@torg/protocol/market-day';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tables.ts';

/** The day before, by the clock of the market, also where it is changed in the night between. */
const remindAt = sql`((date_trunc('day', i.starts_at at time zone ${zoneOf()}) - interval '1 day'
  + make_interval(hours => ${sql.lit(limits.interview.remindFromHour)})) at time zone ${zoneOf()})`;

function zoneOf() {
  const { NO, SE } = marketZones;
  return sql`(case i.country when 'SE' then ${sql.lit(SE)} else ${sql.lit(NO)} end)`;
}

/**
 * Claims the interviews that people are reminded of now, each once for each time that it was booked
 * for. What was agreed on after that hour was mailed just then.
 */
export async function claimReminders(tx: Tx, now: Date): Promise<string[]> {
  const { rows } = await sql<{ interview: string }>`
    update interview as one set reminded_for = one.starts_at
    where one.interview in (
      select i.interview from interview as i
      where i.state = 'booked' and i.starts_at > ${now}::timestamptz
        and i.starts_at < ${now}::timestamptz + interval '3 days'
        and ${remindAt} <= ${now}::timestamptz and i.booked_at < ${remindAt}
        and i.reminded_for is distinct from i.starts_at
      order by i.interview limit 500 for no key update skip locked)
    returning one.interview`.execute(tx);
  return rows.map(({ interview }) => interview);
}
