import { limits } from '@torg/protocol/limits';
import type { CompetencyUse } from '@torg/protocol/vocabulary/vocabulary';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/database/tables.ts';
import { useOf } from '../terms-list.repository.ts';

const haveBoth = (table: string, owner: string, into: string): RawBuilder<unknown> => sql`
  select f.${sql.ref(owner)} from ${sql.table(table)} as f join ${sql.table(table)} as t
    on t.${sql.ref(owner)} = f.${sql.ref(owner)} and t.competency = ${into}::uuid
  where f.competency = c.competency`;

/**
 * What a merge moves, where a profile has both terms, and which profiles would have too few skills
 * to stay visible.
 */
export async function findPreview(db: Db, competency: string, into: string) {
  const both = (table: string, owner: string) =>
    sql`(select count(*) from (${haveBoth(table, owner, into)}) as b)`;
  const { rows } = await sql<{
    moved: CompetencyUse;
    both: CompetencyUse;
    hidden: number;
    synonyms: string[];
  }>`
    select ${useOf(sql`c.competency`)} as moved,
      json_build_object(
        'profiles', ${both('profile_role', 'profile')} + ${both('profile_skill', 'profile')},
        'entries', ${both('profile_item_competency', 'item')},
        'assignments', ${both('assignment_competency', 'assignment')}) as both,
      (select count(*)::int from profile_availability as v where v.visible_in_search
        and v.profile in (${haveBoth('profile_skill', 'profile', into)})
        and (select count(*) from profile_skill as k where k.profile = v.profile)
          <= ${limits.profile.skills.min}) as hidden,
      array(select one from unnest(c.synonyms || array[c.name_nb, c.name_sv, c.name_en]) as one
        where folded(one) <> all(t.suggested_as) group by one order by one) as synonyms
    from competency as c join competency as t on t.competency = ${into}
    where c.competency = ${competency}`.execute(db);
  return rows[0];
}
