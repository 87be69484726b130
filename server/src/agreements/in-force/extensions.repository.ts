import { sql } from 'kysely';
import { statusColumnAt } from '../../contracts/contracts.queries.ts';
import type { Db, Tx } from '../../platform/database/tables.ts';

/** The draft that extends an agreement: open, or accepted and waiting to be signed. */
export async function findExtension(
  db: Db,
  agreement: string,
  now: Date,
): Promise<string | undefined> {
  const { rows } = await sql<{ agreement_draft: string }>`
    select d.agreement_draft from agreement_draft as d
    left join contract as k on k.contract = d.contract
    where d.extends_agreement = ${agreement}
      and (d.status in ('editing', 'sent', 'changes_proposed')
        or ${statusColumnAt(now, 'k')} in ('in_progress', 'completed'))
    order by d.created_at desc limit 1`.execute(db);
  return rows[0]?.agreement_draft;
}

/**
 * Claims the agreements whose end is so near that both sides are asked how it goes on; each is asked
 * once for each number of days. What is extended or being extended is not asked about.
 */
export async function claimEnding(
  tx: Tx,
  { days, today, now }: { days: number; today: string; now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ agreement: string }>`
    update agreement as g set asked_at = ${now}, asked_days = ${days}
    where g.agreement in (
      select one.agreement from agreement as one
      where one.ended_on is null and one.start_date <= ${today}::date
        and one.end_date between ${today}::date and ${today}::date + ${days}::int
        and coalesce(one.asked_days > ${days}, true)
        and not exists (select from agreement as next
          where next.extends_agreement = one.agreement)
        and not exists (select from agreement_draft as d left join contract as k using (contract)
          where d.extends_agreement = one.agreement
            and (d.status in ('editing', 'sent', 'changes_proposed')
              or ${statusColumnAt(now, 'k')} in ('in_progress', 'completed')))
      order by one.end_date, one.agreement limit 500 for no key update skip locked)
    returning g.agreement`.execute(tx);
  return rows.map(({ agreement }) => agreement);
}
