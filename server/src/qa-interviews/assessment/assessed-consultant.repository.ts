import { sql } from 'kysely';
import type { Locale } from '@torg/protocol/terms';
import { nameColumn } from '../../competencies/competencies.queries.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Withheld } from '../../ai-jobs/ai-jobs.queries.ts';
import type { KnownConsultant } from './interview-data.ts';

export interface AssessedConsultant extends KnownConsultant {
  /** what the model must not learn */
  withheld: Withheld;
}

const newest = sql`i.from_year desc nulls last, i.from_month desc nulls last, i.item`;

/** What a model may know of a consultant, and what must be removed from all texts first. */
export async function findAssessedConsultant(
  db: Db,
  account: string,
  locale: Locale,
): Promise<AssessedConsultant | undefined> {
  const name = sql.ref(`c.${nameColumn[locale]}`);
  const terms = (table: 'profile_skill' | 'profile_role') => sql`
    coalesce((select json_agg(${name} order by ${name}) from ${sql.table(table)} as m
      join competency as c using (competency) where m.profile = x.account), '[]')`;
  const items = sql`profile_item as i where i.profile = x.account and i.removed_at is null`;
  const { rows } = await sql<AssessedConsultant>`
    select coalesce(p.description, '') as description,
      ${terms('profile_skill')} as skills, ${terms('profile_role')} as roles,
      coalesce((select json_agg(json_build_object('name', i.name, 'description', i.description,
          'role', i.long_description, 'skills', coalesce(
            (select json_agg(${name} order by k.position) from profile_item_competency as k
              join competency as c using (competency) where k.item = i.item), '[]'))
          order by ${newest}) from ${items} and i.kind = 'project'), '[]') as projects,
      coalesce((select json_agg(i.description order by ${newest})
        from ${items} and i.kind = 'work_experience'), '[]') as work,
      json_build_object('name', x.name, 'terms', array_remove(
        array[x.email, x.phone, o.name] || array(select distinct i.organization_name from ${items}
          and i.kind in ('project', 'work_experience')), null)) as withheld
    from account as x left join profile as p on p.profile = x.account
    left join organization as o on o.organization = x.organization
    where x.account = ${account}`.execute(db);
  return rows[0];
}
