import { sql, type RawBuilder } from 'kysely';
import { idsOfAnyNumber, prepared } from '../../platform/database/prepared.ts';
import type { Db } from '../../platform/database/tables.ts';

/**
 * On what an answer about a need `o` rests: its texts, what people have changed in its fields, and its
 * criteria. What machines read from the texts follows from them, so that it changes nothing here.
 */
export const needBasis: RawBuilder<string> = sql`concat_ws(' ',
  (select md5(string_agg(coalesce(c.content, c.text, ''), '|' order by c.position, c.context_id))
    from opportunity_context as c where c.opportunity = o.opportunity),
  case when jsonb_array_length(o.structured -> 'touched') > 0 then md5(o.structured::text) end,
  (select 'criteria ' || k.revision from opportunity_criteria as k
    where k.opportunity = o.opportunity and jsonb_array_length(k.criteria) > 0))`;

/** The same of a profile `p` with account `x` and availability `v`, without reading the CV. */
export const profileBasis: RawBuilder<string> = sql`concat_ws(' ', extract(epoch from p.updated_at),
  p.description_revision, p.facts_revision, p.skills_revision, v.availability, x.title)`;

/** What `profileBasis` is read from, of the account in a column. */
export const joinedProfile = (account: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  join profile as p on p.profile = ${account}
  join profile_availability as v on v.profile = p.profile
  join account as x on x.account = p.profile`;

/** The need's part, by need; archived ones are left out. */
export async function findNeedBases(
  db: Db,
  opportunities: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ opportunity: string; need: string }>`${prepared}
    select o.opportunity, ${needBasis} as need from opportunity as o
    where o.opportunity = any(${idsOfAnyNumber(opportunities)}) and not o.archived`.execute(db);
  return new Map(rows.map(({ opportunity, need }) => [opportunity, need]));
}
