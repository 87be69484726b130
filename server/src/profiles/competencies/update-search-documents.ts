import { sql, type RawBuilder } from 'kysely';
import { idsOfAnyNumber, prepared } from '../../platform/database/prepared.ts';
import type { Tx } from '../../platform/database/tables.ts';

/** What was merged into one of these: a link or a saved search may still name it. */
const mergedInto = (competencies: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`array(select c.competency from competency as c where c.merged_into = any(${competencies})
    order by 1)`;

function idsOf(table: string, mark?: string): RawBuilder<unknown> {
  const own = sql`array(select m.competency from ${sql.table(table)} as m
    where m.profile = p.profile
    ${mark === undefined ? sql`` : sql`and m.${sql.ref(mark)}`} order by m.position)`;
  return sql`${own} || ${mergedInto(own)}`;
}

function usedAs(type: 'role' | 'skill'): RawBuilder<unknown> {
  const own = sql`array(select distinct k.competency from profile_item as i
    join profile_item_competency as k using (item) join competency as c using (competency)
    where i.profile = p.profile and i.removed_at is null and c.type = ${sql.lit(type)} order by k.competency)`;
  return sql`${own} || ${mergedInto(own)}`;
}

const textsOf = (kind: string, column: string) =>
  sql`array(select distinct i.${sql.ref(column)} from profile_item as i
    where i.profile = p.profile and i.removed_at is null and i.kind = ${sql.lit(kind)} and i.${sql.ref(column)} <> ''
    order by i.${sql.ref(column)})`;

/** The columns that filters use. */
const facets = {
  remote_work_ok: sql`p.remote_work_ok`,
  roles: idsOf('profile_role'),
  skills: idsOf('profile_skill'),
  regions: sql`array(select region from profile_region as g where g.profile = p.profile
    order by region)`,
  experts: idsOf('profile_skill', 'expert'),
  emphasized: idsOf('profile_role', 'emphasize'),
  disciplines: sql`array(select distinct c.discipline from profile_role as m join competency as c
    using (competency) where m.profile = p.profile order by c.discipline)`,
  countries: sql`array(select distinct r.country from profile_region as g join region as r
    using (region) where g.profile = p.profile order by r.country)`,
  project_skills: usedAs('skill'),
  project_roles: usedAs('role'),
  project_names: textsOf('project', 'name'),
  customers: textsOf('project', 'organization_name'),
  companies: textsOf('work_experience', 'organization_name'),
  schools: textsOf('education', 'organization_name'),
  degrees: textsOf('education', 'degree'),
  programmes: textsOf('education', 'name'),
  certifications: textsOf('certification', 'name'),
  courses: textsOf('course', 'name'),
  languages: textsOf('language', 'name'),
};

const itemTexts = (columns: readonly string[]) =>
  sql`(select string_agg(concat_ws(' ', ${sql.join(columns.map((one) => sql.ref(`i.${one}`)))}), ' '
      order by i.item)
    from profile_item as i where i.profile = p.profile and i.removed_at is null)`;

/**
 * The texts that words are found in, by weight. Names of competencies are those of every language.
 */
const texts = {
  A: sql`concat_ws(' ', x.name, x.title, (select string_agg(c.known_text, ' ' order by c.competency)
    from competency as c where c.competency in (
      select competency from profile_role as m where m.profile = p.profile union all
      select competency from profile_skill as m where m.profile = p.profile)))`,
  B: itemTexts(['name', 'organization_name', 'degree']),
  C: sql`p.description`,
  D: itemTexts(['description', 'long_description']),
};
type Weight = keyof typeof texts;
const weights: readonly Weight[] = ['A', 'B', 'C', 'D'];

/** In the profile's own language, and names also in their exact spelling. */
function weightedWords(weight: Weight) {
  const text = sql.ref(`t.${weight}`);
  const stemmed = sql`to_tsvector(t.language, ${text})`;
  const isName = weight === 'A' || weight === 'B';
  const both = isName ? sql`${stemmed} || to_tsvector('simple', ${text})` : stemmed;
  return sql`setweight(${both}, ${sql.lit(weight)})`;
}

const columns = [...Object.keys(facets), 'words', 'read_from'];
const named = (parts: Record<string, RawBuilder<unknown>>) =>
  sql.join(Object.entries(parts).map(([name, part]) => sql`${part} as ${sql.ref(name)}`));

const newTerms = (kind: string, column: string) => sql`
  select ${sql.lit(kind)}, unnest(${sql.ref(column)}) from made where is_new`;

/**
 * Writes the search documents again; call it in every transaction that changes a profile, its
 * competencies, regions, entries or visibility. Parsing words is slow, so they are parsed only
 * where a text has changed, and equal rows are not written.
 */
export async function updateSearchDocuments(tx: Tx, profiles: readonly string[]): Promise<void> {
  await sql`${prepared}
    with said as materialized (
      select p.profile, ${named(facets)}, ${named(texts)},
        case x.locale when 'nb' then 'norwegian' when 'sv' then 'swedish' else 'english'
          end::regconfig as language
      from profile as p join account as x on x.account = p.profile
      where p.profile = any(${idsOfAnyNumber(profiles)})
    ), digested as materialized (
      select said.*, md5(concat_ws(chr(1), language, ${sql.join(weights.map((one) => sql`coalesce(${sql.ref(one)}, '')`))})) as read_from
      from said
    ), made as materialized (
      select d.*, s.read_from is distinct from d.read_from as is_new,
        case when s.read_from = d.read_from then s.words else (
          select ${sql.join(weights.map(weightedWords), sql` || `)}
          from (select d.language, ${sql.join(weights.map((one) => sql`folded(coalesce(${sql.ref(`d.${one}`)}, '')) as ${sql.ref(one)}`))}) as t
        ) end as words
      from digested as d left join profile_search as s using (profile)
    ), words as (
      insert into search_word (word)
      select distinct one.lexeme from made cross join lateral unnest(made.words) as one
      where made.is_new and length(one.lexeme) between 3 and 40 and one.lexeme !~ '[0-9/.:@]'
        and not exists (select from search_word as w where w.word = one.lexeme)
      order by 1 on conflict do nothing
    ), terms as (
      insert into search_term (kind, text)
      select distinct one.kind, one.text from (${newTerms('customer', 'customers')}
        union all ${newTerms('certification', 'certifications')}
        union all ${newTerms('company', 'companies')}) as one (kind, text)
      where not exists (select from search_term as t where (t.kind, t.text) = (one.kind, one.text))
      order by 1, 2 on conflict do nothing
    )
    insert into profile_search as kept (profile, ${sql.join(columns.map((one) => sql.ref(one)))})
    select profile, ${sql.join(columns.map((one) => sql.ref(one)))} from made
    on conflict (profile) do update set
      ${sql.join(columns.map((one) => sql`${sql.ref(one)} = ${sql.ref(`excluded.${one}`)}`))}
    where (${sql.join(columns.map((one) => sql.ref(`kept.${one}`)))})
      is distinct from (${sql.join(columns.map((one) => sql.ref(`excluded.${one}`)))})
  `.execute(tx);
}
