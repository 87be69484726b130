import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { wholeProfile } from './bare-profiles.ts';

/** One statement for the matches, their number, and all that the page shows of them. */
const pageOf = (hits: string, order: string, limit: string) => `
  with hit as materialized (${hits}),
  page as (select *, row_number() over (order by ${order}) as place
    from hit order by ${order} limit ${limit})
  select one.*, (select count(*) from hit) as total
  from (${wholeProfile.replace('select p.profile', 'select page.place, p.profile')}
    join page on page.profile = p.profile) as one
  order by one.place`;

const nestedSql = pageOf(
  `select s.profile, p.updated_at from profile_search s join profile p using (profile)
     join profile_availability v using (profile)
   where v.visible_in_search and (s.skills && array[$1::uuid]
       or (s.skills && array[$2::uuid] and s.remote_work_ok))
     and s.regions && $3::uuid[] and p.experience_since < '2018-01-01'`,
  'updated_at desc, profile',
  '$4',
);

/** Not planned by how common the words are: that plan would read every document. */
const wordSql = pageOf(
  `select s.profile, v.availability,
     case when s.heading @@ $1::tsquery then 0.6 when s.heading @@ $2::tsquery then 0.3
       else 0.2 end as score
   from profile_search s join profile_availability v using (profile)
   where v.visible_in_search and s.words @@ (select $1::tsquery || $2::tsquery) and s.regions && $3::uuid[]`,
  'score desc, availability nulls last, profile',
  '$4',
);

/** The nearest vectors by profile: mainly the nearest of each, and a little of its next two. */
const nearestSql = (version: number, dimensions: number) => {
  const similarity = `e.vector::halfvec(${dimensions}) <#> $1::halfvec(${dimensions})`;
  return pageOf(
    `with near as materialized (
       select e.profile, -(${similarity}) as similarity from embedding e
       join profile_availability v on v.profile = e.profile and v.visible_in_search
       where e.version = ${version} order by ${similarity} limit 200
     ), ranked as (
       select profile, similarity,
         row_number() over (partition by profile order by similarity desc) as nth
       from near where similarity >= 0.09
         and similarity >= 0.4 * (select max(similarity) from near)
     )
     select profile, sum(similarity * case nth when 1 then 1 when 2 then 0.3 when 3 then 0.15
       else 0 end) as score from ranked group by profile`,
    'score desc, profile',
    '$2',
  );
};

const rank = (text: string) => `case when ${text} like $1 then 0 when ${text} like $2 then 1
  when ${text} like $3 then 2 when similarity(${text}, $4) >= 0.35 then 3 end`;
const alike = (text: string) => `(${text} like $3 or ${text} % $4)`;

const kind = (place: number, type: string, most: number, found: string) => `
  (select ${place} as place, '${type}' as type, one.* from (${found}) as one
   where rank is not null order by rank, length(label), label, value limit ${most})`;
const called = (type: string) => `
  select c.name_nb as label, c.competency::text as value, called.rank from competency c
  cross join lateral (select min(${rank('one')}) as rank from unnest(c.suggested_as) one) as called
  where c.type = '${type}' and c.status = 'active'
    and (${alike('c.suggested_text')} or $4 <% c.suggested_text)
    and exists (select from profile_item_competency k join profile_item i using (item)
      join profile_availability v using (profile)
      where k.competency = c.competency and i.kind = 'project' and i.removed_at is null
        and v.visible_in_search)`;
const written = (column: string, type: string) => `
  select t.text as label, t.text as value, ${rank('t.folded_text')} as rank from search_term t
  where t.kind = '${type}' and ${alike('t.folded_text')} and exists (select from profile_search s
    join profile_availability v using (profile)
    where s.${column} @> array[t.text] and v.visible_in_search)`;
const people = `
  select x.name as label, x.account::text as value, ${rank('x.folded_name')} as rank
  from account x join profile_availability v on v.profile = x.account and v.visible_in_search
  where ${alike('x.folded_name')}`;
const companies = `
  select o.name as label, o.organization::text as value, ${rank('o.folded_name')} as rank
  from organization o where o.kind in ('consultant_company', 'independent')
    and ${alike('o.folded_name')} and exists (select from account x
      join profile_availability v on v.profile = x.account and v.visible_in_search
      where x.organization = o.organization)`;
const regions = `select r.name as label, r.region::text as value, ${rank('r.folded_name')} as rank
  from region r`;

const suggestSql = `
  select type, label, value from (${[
    kind(0, 'profile', 3, people),
    kind(1, 'consultant_company', 2, companies),
    kind(2, 'project_skill', 5, called('skill')),
    kind(3, 'project_role', 5, called('role')),
    kind(4, 'project_customer', 5, written('customers', 'customer')),
    kind(5, 'region', 5, regions),
    kind(6, 'profile_certifications', 5, written('certifications', 'certification')),
  ].join(' union all ')}) as found
  order by place, rank, length(label), label, value`;

interface Search {
  one: string;
  other: string;
  regions: string[];
  exact: string;
  near: string;
  limit: number;
}

interface Nearest {
  version: number;
  dimensions: number;
  vector: string;
  limit: number;
}

interface Found {
  total: number;
}

const answerOf = (rows: Found[]) => ({ data: rows, total: rows[0]?.total ?? 0 });

/** The questions about searches, in hand-written SQL. */
export function addSearch(app: FastifyInstance, pool: Pool): void {
  app.post<{ Body: { query: string } }>('/suggest', async ({ body: { query } }) => {
    const values = [`${query}%`, `% ${query}%`, `%${query}%`, query];
    const { rows } = await pool.query({ name: 'suggest', text: suggestSql, values });
    return { results: rows };
  });

  app.post<{ Body: Search }>('/search-nested', async ({ body }) => {
    const { one, other, regions, limit } = body;
    const { rows } = await pool.query(nestedSql, [one, other, regions, limit]);
    return answerOf(rows);
  });

  app.post<{ Body: Search }>('/search-word', async ({ body }) => {
    const { exact, near, regions, limit } = body;
    const { rows } = await pool.query(wordSql, [exact, near, regions, limit]);
    return answerOf(rows);
  });

  app.post<{ Body: Nearest }>('/search-nearest', async ({ body }) => {
    const text = nearestSql(body.version, body.dimensions);
    const { rows } = await pool.query(text, [body.vector, body.limit]);
    return answerOf(rows);
  });
}
