import { sql, type RawBuilder } from 'kysely';
import { fold } from '@torg/protocol/fold';
import type { AutocompleteType } from '@torg/protocol/search/search';
import type { SearchPathName } from '@torg/protocol/search/search-paths';
import type { Locale } from '@torg/protocol/terms';
import { nameColumn } from '../../competencies/competencies.queries.ts';
import { beginningWith, containing } from '../../platform/database/like.ts';
import { prepared } from '../../platform/database/prepared.ts';
import type { Db } from '../../platform/database/tables.ts';

export interface Suggestion {
  type: AutocompleteType;
  label: string;
  detail: string | null;
  image_file: string | null;
  path: SearchPathName;
  value: string;
}

interface SuggestCriteria {
  query: string;
  locale: Locale;
  visibleOnly: boolean;
}

const leastSimilarity = 0.35;
/** Shorter queries match only the beginnings of words, since they say little about spelling. */
const leastLengthForSimilarity = 3;

const begins = (query: string): string => beginningWith(fold(query));
const allowsSimilar = (query: string): boolean =>
  fold(query).trim().length >= leastLengthForSimilarity;

/** 0 if a folded text begins with the query, up to 3 if it is only spelled similarly; otherwise null. */
const rankOf = (text: RawBuilder<unknown>, query: string): RawBuilder<number | null> => sql`case
  when ${text} like ${begins(query)} then 0
  when ${text} like ${`% ${begins(query)}`} then 1
  ${
    allowsSimilar(query)
      ? sql`when ${text} like ${containing(fold(query))} then 2
          when similarity(${text}, ${fold(query)}) >= ${leastSimilarity} then 3`
      : sql``
  } end`;

/** A wider condition that the index of a folded text can answer. */
const mayMatch = (text: RawBuilder<unknown>, query: string): RawBuilder<boolean> =>
  allowsSimilar(query)
    ? sql`(${text} like ${containing(fold(query))} or ${text} % ${fold(query)})`
    : sql`(${text} like ${begins(query)} or ${text} like ${`% ${begins(query)}`})`;

const andVisible = ({ visibleOnly }: SuggestCriteria): RawBuilder<unknown> =>
  visibleOnly ? sql`and v.visible_in_search` : sql``;

const none = sql`null::text`;

function profiles(criteria: SuggestCriteria): RawBuilder<unknown> {
  const name = sql`x.folded_name`;
  return sql`select x.name as label, o.name as detail, x.image_file::text, 'account' as path,
      x.account::text as value, ${rankOf(name, criteria.query)} as rank
    from account as x join profile_availability as v on v.profile = x.account ${andVisible(criteria)}
    left join organization as o on o.organization = x.organization
    where ${mayMatch(name, criteria.query)}`;
}

function companies(criteria: SuggestCriteria): RawBuilder<unknown> {
  const name = sql`o.folded_name`;
  return sql`select o.name as label, ${none} as detail, ${none} as image_file,
      'consultant_company.id' as path, o.organization::text as value,
      ${rankOf(name, criteria.query)} as rank
    from organization as o
    where o.kind in ('consultant_company', 'independent') and ${mayMatch(name, criteria.query)}
      and exists (select from account as x
        join profile_availability as v on v.profile = x.account
        where x.organization = o.organization ${andVisible(criteria)})`;
}

/** Whether a project of a consultant who may be found uses competency `c`. */
const usedInProjects = (criteria: SuggestCriteria): RawBuilder<unknown> => sql`
  and exists (select from profile_item_competency as k join profile_item as i using (item)
    ${criteria.visibleOnly ? sql`join profile_availability as v using (profile)` : sql``}
    where k.competency = c.competency and i.kind = 'project' and i.removed_at is null
      ${andVisible(criteria)})`;

const competencies =
  (
    type: 'role' | 'skill',
    path: SearchPathName,
    restriction?: (criteria: SuggestCriteria) => RawBuilder<unknown>,
  ) =>
  (criteria: SuggestCriteria): RawBuilder<unknown> => {
    const { query, locale } = criteria;
    return sql`select c.${sql.ref(nameColumn[locale])} as label, ${none} as detail, ${none} as image_file,
        ${sql.lit(path)} as path, c.competency::text as value, called.rank
      from competency as c
      cross join lateral (select min(${rankOf(sql`one`, query)}) as rank
        from unnest(c.suggested_as) as one) as called
      where c.type = ${sql.lit(type)} and c.status = 'active'
        and (c.suggested_text like folded(${containing(query)})
          or folded(${query}) <% c.suggested_text) ${restriction ? restriction(criteria) : sql``}`;
  };

const terms =
  (kind: 'customer' | 'certification', of: { column: string; path: SearchPathName }) =>
  (criteria: SuggestCriteria): RawBuilder<unknown> =>
    sql`select t.text as label, ${none} as detail, ${none} as image_file,
        ${sql.lit(of.path)} as path, t.text as value,
        ${rankOf(sql`t.folded_text`, criteria.query)} as rank
      from search_term as t
      where t.kind = ${sql.lit(kind)} and ${mayMatch(sql`t.folded_text`, criteria.query)}
        and exists (select from profile_search as s ${
          criteria.visibleOnly ? sql`join profile_availability as v using (profile)` : sql``
        } where s.${sql.ref(of.column)} @> array[t.text] ${andVisible(criteria)})`;

const regions = ({ query }: SuggestCriteria): RawBuilder<unknown> =>
  sql`select r.name as label, r.country as detail, ${none} as image_file, 'regions.uuid' as path,
      r.region::text as value, ${rankOf(sql`r.folded_name`, query)} as rank
    from region as r`;

type Listed = Exclude<
  AutocompleteType,
  'consultant_company_type' | 'remote' | 'availability' | 'ranked_by_query'
>;

const sources: Record<Listed, (criteria: SuggestCriteria) => RawBuilder<unknown>> = {
  profile: profiles,
  consultant_company: companies,
  project_skill: competencies('skill', 'projects.project_skills.uuid', usedInProjects),
  project_role: competencies('role', 'projects.project_roles.uuid', usedInProjects),
  profile_skill: competencies('skill', 'skills.uuid'),
  profile_role: competencies('role', 'roles.uuid'),
  project_customer: terms('customer', {
    column: 'customers',
    path: 'projects.project_customer',
  }),
  region: regions,
  profile_certifications: terms('certification', {
    column: 'certifications',
    path: 'certifications.name',
  }),
};

export const isListed = (type: AutocompleteType): type is Listed => type in sources;

/** Finds texts that match the query or are spelled similarly, of all types in one statement. */
export async function findSuggestions(
  db: Db,
  types: readonly { type: Listed; limit: number }[],
  criteria: SuggestCriteria,
): Promise<Suggestion[]> {
  if (types.length === 0) return [];
  const parts = types.map(
    ({ type, limit }, place) => sql`(select ${sql.lit(place)} as place, ${sql.lit(type)} as type,
        one.* from (${sources[type](criteria)}) as one
      where one.rank is not null
      order by one.rank, length(one.label), one.label, one.value limit ${limit})`,
  );
  const { rows } = await sql<Suggestion>`${prepared}
    select type, label, detail, image_file, path, value
    from (${sql.join(parts, sql` union all `)}) as found
    order by place, rank, length(label), label, value`.execute(db);
  return rows;
}
