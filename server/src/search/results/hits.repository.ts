import { sql, type RawBuilder } from 'kysely';
import { splitTexts, type FilterNode } from '@torg/protocol/search/search-filter';
import { prepared } from '../../platform/database/prepared.ts';
import type { Db } from '../../platform/database/tables.ts';
import { filterSql } from '../query/filter-sql.ts';
import { fused, fusedOrder, wordsOrder, type NearProfiles } from '../meaning/fusion.ts';
import type { QueryGroup } from '../query/query-groups.ts';

export interface Hit {
  profile: string;
  /** its rank among the hits by words, from 1; null if words do not find it */
  text_rank: number | null;
}

/** The profiles that may be hits. */
export interface ProfileCriteria {
  /** leaves out hidden profiles, which only admins find */
  visibleOnly: boolean;
  filters?: FilterNode | undefined;
}

interface HitCriteria extends ProfileCriteria {
  groups: readonly QueryGroup[];
  near?: NearProfiles | undefined;
  /** the least sum of scores; if absent, the number of matched groups decides */
  leastScore?: number;
  limit: number;
  offset: number;
}

const languages = ['simple', 'norwegian', 'swedish', 'english'] as const;

const anyOf = (queries: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  queries.length === 0 ? sql`''::tsquery` : sql`(${sql.join(queries, sql` || `)})`;

/** The words side by side, inflected as in each language. */
const phraseQuery = (texts: readonly string[]): RawBuilder<unknown> =>
  anyOf(
    texts.flatMap((text) =>
      languages.map((language) => sql`phraseto_tsquery(${sql.lit(language)}, folded(${text}))`),
    ),
  );

/** All words of a text, anywhere and exactly as they stand in documents. */
const wordQuery = (texts: readonly string[]): RawBuilder<unknown> =>
  anyOf(texts.map((text) => sql`plainto_tsquery('simple', ${text})`));

/** Whether the text has signs that tsvectors drop: `C#` would match every `C`. */
const losesSigns = (text: string): boolean => /[+#]/.test(text);

/** The tsqueries of a group. */
export function tsqueriesOf({ competencies, exact, near }: QueryGroup) {
  const texts = competencies.length > 0 ? exact.filter((text) => !losesSigns(text)) : exact;
  return {
    hasWords: texts.length + near.length > 0,
    exact: phraseQuery(texts),
    near: wordQuery(near),
  };
}

/** How much a competency counts that is marked on the profile, listed there, or used in a project. */
const competencyWorth = { marked: 1, listed: 0.7, used: 0.35 };
/** How much words count in the heading, exactly or nearly, or anywhere. */
const wordWorth = { exactInHeading: 0.6, nearInHeading: 0.3, somewhere: 0.2 };
/** Up to two groups must all match; of more groups, this share. */
const leastShare = 0.6;

const needed = (groups: number): number => (groups <= 2 ? groups : Math.ceil(groups * leastShare));

/** How well a profile's competencies match a group; 0 if they do not. */
function competencyScore({ competencies }: QueryGroup): RawBuilder<number> {
  if (competencies.length === 0) return sql.lit(0);
  const ids = sql`${competencies}::uuid[]`;
  return sql`case when s.experts && ${ids} or s.emphasized && ${ids} then ${sql.lit(competencyWorth.marked)}
    when s.skills && ${ids} or s.roles && ${ids} then ${sql.lit(competencyWorth.listed)}
    when s.project_skills && ${ids} or s.project_roles && ${ids} then ${sql.lit(competencyWorth.used)}
    else 0 end`;
}

/** All tables of the filters; left joins, since the planner drops those that no filter uses. */
export const joined = sql`profile_search as s
  left join profile as p on p.profile = s.profile left join account as x on x.account = s.profile
  left join organization as o on o.organization = x.organization
  left join profile_availability as v on v.profile = s.profile`;

export function conditionsOf({ visibleOnly, filters }: ProfileCriteria): RawBuilder<boolean>[] {
  const conditions: RawBuilder<boolean>[] = [];
  if (visibleOnly) conditions.push(sql`v.visible_in_search`);
  if (filters !== undefined) conditions.push(filterSql(filters));
  return conditions.length > 0 ? conditions : [sql`true`];
}

/**
 * The profiles that match a group, with their scores. Subqueries hide the words from the planner,
 * which would otherwise scan all documents for a common word.
 */
function matchesOf(group: QueryGroup, place: number, criteria: ProfileCriteria) {
  const { hasWords, exact, near } = tsqueriesOf(group);
  const score = sql`${sql.lit(group.weight ?? 1)} * ${competencyScore(group)}`;
  const profiles = sql`select ${sql.lit(place)} as part, s.profile`;
  const conditions = sql.join(conditionsOf(criteria), sql` and `);
  const ids = sql`${group.competencies}::uuid[]`;
  const byWords = sql`${profiles}, ${score} + case
      when s.heading @@ (select ${exact}) then ${sql.lit(wordWorth.exactInHeading)}
      when s.heading @@ (select ${near}) then ${sql.lit(wordWorth.nearInHeading)}
      else ${sql.lit(wordWorth.somewhere)} end as score
    from ${joined} where s.words @@ (select ${exact} || ${near}) and ${conditions}`;
  const byCompetency = sql`${profiles}, ${score} as score from ${joined}
    where (s.skills && ${ids} or s.roles && ${ids}) and ${conditions}`;
  return [...(hasWords ? [byWords] : []), ...(group.competencies.length > 0 ? [byCompetency] : [])];
}

/** An empty page is one row without a profile, which has the total. */
interface FoundRow {
  profile: string | null;
  place: number | null;
  total: number;
}

/** Hits of a search without words, the last changed profiles first. */
async function findFiltered(db: Db, criteria: HitCriteria) {
  const where = sql.join(conditionsOf(criteria), sql` and `);
  const { limit, offset } = criteria;
  const { rows } = await sql<FoundRow>`
    with hit as materialized (
      select s.profile, p.updated_at from ${joined} where ${where}
    ), page as (
      select profile, updated_at from hit order by updated_at desc, profile
      limit ${limit} offset ${offset}
    )
    select page.profile, null as place, counted.total
    from (select count(*)::int as total from hit) as counted left join page on true
    order by page.updated_at desc, page.profile`.execute(db);
  return rows;
}

const weightOf = (groups: readonly QueryGroup[]): number =>
  groups.reduce((sum, { weight = 1 }) => sum + weight, 0);

/** More groups have too many different statements to prepare each. */
const fewGroups = 3;

/** A few words and nothing else are the most frequent search, for which planning takes longest. */
const isFrequent = ({ filters, leastScore, groups }: HitCriteria): boolean =>
  filters === undefined &&
  leastScore === undefined &&
  groups.length <= fewGroups &&
  groups.every(({ weight }) => weight === undefined);

/** The scores of all groups, summed by profile. */
function summedScores(criteria: HitCriteria): RawBuilder<unknown> {
  const { groups, near, leastScore } = criteria;
  // Visibility and texts are checked later and once, for the profiles that match enough.
  const filtered = { visibleOnly: false, filters: splitTexts(criteria.filters).quick };
  const matches = groups.flatMap((group, place) => matchesOf(group, place, filtered));
  // One word that names no competency finds each profile once, so there is nothing to sum.
  if (groups.length === 1 && matches.length === 1 && leastScore === undefined) {
    return sql`whole as (
      select profile, 1 as matched, score, true as is_enough from (${matches[0]}) as one)`;
  }
  const [matched, isEnough] =
    leastScore === undefined
      ? [sql`count(*)::int`, sql`count(*) >= ${needed(groups.length)}`]
      : [sql`1`, sql`sum(score) >= ${sql.lit(leastScore)}`];
  const orNear = near === undefined ? sql`` : sql`or profile = any(${near.profiles}::uuid[])`;
  // Materialized, so that scores are computed before a sort, which would carry the documents along.
  return sql`
    one as materialized (${sql.join(matches, sql` union all `)}
    ), answer as (
      select part, profile, max(score) as score from one group by part, profile
    ), whole as (
      select profile, ${matched} as matched, sum(score) as score, ${isEnough} as is_enough
      from answer group by profile having ${isEnough} ${orNear})`;
}

/** What is checked once, for the profiles that match enough: visibility, and conditions in texts. */
function checkedLast({ visibleOnly, filters }: HitCriteria): RawBuilder<unknown> {
  const { slow } = splitTexts(filters);
  const whereVisible = visibleOnly ? sql`where v.visible_in_search` : sql``;
  if (slow === undefined) {
    return sql`join profile_availability as v using (profile) ${whereVisible}`;
  }
  const conditions = sql.join(conditionsOf({ visibleOnly, filters: slow }), sql` and `);
  return sql`join (${joined}) on s.profile = whole.profile
    where v.profile is not null and ${conditions}`;
}

async function findScored(db: Db, criteria: HitCriteria) {
  const { limit, offset, groups, near } = criteria;
  const list = sql.raw(near === undefined ? 'hit' : 'fused');
  const order = near === undefined ? wordsOrder : fusedOrder;
  const { rows } = await sql<FoundRow>`${isFrequent(criteria) ? prepared : sql``}
    with ${summedScores(criteria)}, hit as materialized (
      select whole.*, v.availability from whole ${checkedLast(criteria)}
    ), ${near === undefined ? sql`` : sql`fused as materialized (${fused(near, weightOf(groups))}),`}
    page as (select * from ${list} order by ${order} limit ${limit} offset ${offset})
    select page.*, counted.total
    from (select count(*)::int as total from ${list}) as counted left join page on true
    order by ${order}`.execute(db);
  return rows.map((row, at) => ({
    ...row,
    place: near === undefined ? offset + at + 1 : row.place,
  }));
}

/** A page of hits, the best first, and the total. */
export async function findHits(
  db: Db,
  criteria: HitCriteria,
): Promise<{ hits: Hit[]; total: number }> {
  const hasWords = criteria.groups.length > 0;
  const rows = await (hasWords ? findScored(db, criteria) : findFiltered(db, criteria));
  const hits = rows.flatMap(({ profile, place }) =>
    profile === null ? [] : [{ profile, text_rank: place }],
  );
  return { hits, total: rows[0]?.total ?? 0 };
}
