import { limits } from '@torg/protocol/limits';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/tables.ts';

const { days, most } = limits.searchesWithoutHits;

interface MissRow {
  text: string;
  times: number;
  last_at: Date;
}

/**
 * Texts that searches did not find in any spelling, and that are no name of a term yet; of the most
 * frequent ones. Nothing that may be personal: no addresses, phone numbers or names of people.
 */
const missed = (since: Date) => sql`
  select frequent.* from (
    select min(e.metadata ->> 'query') as text, count(*)::int as times,
      max(e.created_at) as last_at, searched.folded
    from event as e
    cross join lateral (select folded(trim(e.metadata ->> 'query')) as folded) as searched
    where e.kind = 'performed_search' and e.metadata ->> 'total' = '0' and e.created_at > ${since}
      and not e.reported and length(searched.folded) between 2 and 80
      and searched.folded !~ '@|[0-9]{5,}'
    group by searched.folded order by times desc, last_at desc limit ${most}
  ) as frequent
  where not exists (select from competency as c where c.status = 'active'
      and c.suggested_as @> array[frequent.folded])
    and not exists (select from account as x
      where x.folded_name % frequent.folded and frequent.folded like '%' || x.folded_name || '%')`;

export async function listMissed(
  db: Db,
  { now, limit, offset }: { now: Date; limit: number; offset: number },
) {
  const since = new Date(now.getTime() - days * 86_400_000);
  const { rows } = await sql<(MissRow | { text: null }) & { total: number }>`
    with hit as materialized (${missed(since)}), page as (
      select * from hit order by times desc, last_at desc, folded limit ${limit} offset ${offset}
    )
    select page.text, page.times, page.last_at, counted.total
    from (select count(*)::int as total from hit) as counted left join page on true
    order by page.times desc, page.last_at desc, page.folded`.execute(db);
  const texts = rows.flatMap(({ total: _, ...row }) => (row.text === null ? [] : [row]));
  return { rows: texts, total: rows[0]?.total ?? 0 };
}
