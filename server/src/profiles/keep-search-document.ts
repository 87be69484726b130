import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../platform/database/tables.ts';

const idsOf = (table: string, mark?: string): RawBuilder<unknown> =>
  sql`array(select m.competency from ${sql.table(table)} as m where m.profile = p.profile
    ${mark === undefined ? sql`` : sql`and m.${sql.ref(mark)}`} order by m.position)`;

const usedAs = (type: 'role' | 'skill') =>
  sql`array(select distinct k.competency from profile_item as i
    join profile_item_competency as k using (item) join competency as c using (competency)
    where i.profile = p.profile and i.removed_at is null and c.type = ${sql.lit(type)} order by k.competency)`;

const textsOf = (kind: string, column: string) =>
  sql`array(select distinct i.${sql.ref(column)} from profile_item as i
    where i.profile = p.profile and i.removed_at is null and i.kind = ${sql.lit(kind)} and i.${sql.ref(column)} <> ''
    order by i.${sql.ref(column)})`;

/** Names in every language, with what else people call it. */
const namesOf = (competencies: RawBuilder<unknown>) =>
  sql`(select string_agg(concat_ws(' ', c.name_nb, c.name_sv, c.name_en,
      array_to_string(c.synonyms, ' ')), ' ')
    from competency as c where c.competency = any(${competencies}))`;

const itemTexts = (columns: readonly string[]) =>
  sql`(select string_agg(concat_ws(' ', ${sql.join(columns.map((one) => sql.ref(`i.${one}`)))}), ' ')
    from profile_item as i where i.profile = p.profile and i.removed_at is null)`;

/** In the profile's own language; what names something as it is spelled, too. */
function weighed(text: RawBuilder<unknown>, weight: 'A' | 'B' | 'C' | 'D') {
  const folded = sql`folded(coalesce(${text}, ''))`;
  const bent = sql`to_tsvector(spoken.language, ${folded})`;
  const isNaming = weight === 'A' || weight === 'B';
  const both = isNaming ? sql`${bent} || to_tsvector('simple', ${folded})` : bent;
  return sql`setweight(${both}, ${sql.lit(weight)})`;
}

/**
 * Makes the profiles' search documents anew. Whoever changes a profile, its competencies, regions,
 * entries or visibility calls this in the same transaction.
 */
export async function keepSearchDocuments(tx: Tx, profiles: readonly string[]): Promise<void> {
  const roles = idsOf('profile_role');
  const skills = idsOf('profile_skill');
  await sql`
    insert into profile_search (profile, visible, remote_work_ok, roles, skills, regions, experts,
      emphasized, disciplines, countries, project_skills, project_roles, project_names, customers,
      companies, schools, degrees, programmes, certifications, courses, languages, words)
    select p.profile, p.visible_in_search, p.remote_work_ok, ${roles}, ${skills},
      array(select region from profile_region as g where g.profile = p.profile),
      ${idsOf('profile_skill', 'expert')}, ${idsOf('profile_role', 'emphasize')},
      array(select distinct c.discipline from profile_role as m join competency as c
        using (competency) where m.profile = p.profile order by c.discipline),
      array(select distinct r.country from profile_region as g join region as r using (region)
        where g.profile = p.profile order by r.country),
      ${usedAs('skill')}, ${usedAs('role')}, ${textsOf('project', 'name')},
      ${textsOf('project', 'organization_name')}, ${textsOf('work_experience', 'organization_name')},
      ${textsOf('education', 'organization_name')}, ${textsOf('education', 'degree')},
      ${textsOf('education', 'name')}, ${textsOf('certification', 'name')},
      ${textsOf('course', 'name')}, ${textsOf('language', 'name')},
      ${weighed(sql`concat_ws(' ', x.name, x.title)`, 'A')}
        || ${weighed(
          namesOf(sql`array(select competency from profile_role as m
            where m.profile = p.profile union all
            select competency from profile_skill as m where m.profile = p.profile)`),
          'A',
        )}
        || ${weighed(itemTexts(['name', 'organization_name', 'degree']), 'B')}
        || ${weighed(sql`p.description`, 'C')}
        || ${weighed(itemTexts(['description', 'long_description']), 'D')}
    from profile as p join account as x on x.account = p.profile
    cross join lateral (select case x.locale when 'nb' then 'norwegian' when 'sv' then 'swedish'
      else 'english' end::regconfig as language) as spoken
    where p.profile = any(${profiles}::uuid[])
    on conflict (profile) do update set
      visible = excluded.visible, remote_work_ok = excluded.remote_work_ok,
      roles = excluded.roles, skills = excluded.skills, regions = excluded.regions,
      experts = excluded.experts, emphasized = excluded.emphasized,
      disciplines = excluded.disciplines, countries = excluded.countries,
      project_skills = excluded.project_skills, project_roles = excluded.project_roles,
      project_names = excluded.project_names, customers = excluded.customers,
      companies = excluded.companies, schools = excluded.schools, degrees = excluded.degrees,
      programmes = excluded.programmes, certifications = excluded.certifications,
      courses = excluded.courses, languages = excluded.languages, words = excluded.words
  `.execute(tx);
  await sql`
    insert into search_word (word)
    select distinct one.lexeme from profile_search as s cross join lateral unnest(s.words) as one
    where s.profile = any(${profiles}::uuid[]) and length(one.lexeme) between 3 and 40
      and one.lexeme !~ '[0-9/.:@]'
      and not exists (select from search_word as w where w.word = one.lexeme)
    order by 1 on conflict do nothing`.execute(tx);
  const terms = (kind: string, column: string) => sql`
    select ${sql.lit(kind)}, unnest(s.${sql.ref(column)}) from profile_search as s
    where s.profile = any(${profiles}::uuid[])`;
  await sql`
    insert into search_term (kind, text)
    select distinct one.kind, one.text from (${terms('customer', 'customers')}
      union all ${terms('certification', 'certifications')}
      union all ${terms('company', 'companies')}) as one (kind, text)
    where not exists (select from search_term as t where (t.kind, t.text) = (one.kind, one.text))
    order by 1, 2 on conflict do nothing`.execute(tx);
}
