import { sql, type RawBuilder } from 'kysely';
import type { FilterNode } from '@torg/protocol/search/search-filter';
import { prepared } from '../../platform/database/prepared.ts';
import type { Db } from '../../platform/database/tables.ts';
import { filterSql } from '../query/filter-sql.ts';
import { fused, fusedOrder, wordsOrder, type NearProfiles } from '../meaning/fusion.ts';
import type { QueryGroup } from '../query/query-groups.ts';

export interface Hit {
  profile: string;
  /** its place among those that the words find, from 1; null where they do not */
  text_rank: number | null;
}

/** Which profiles may be hits at all. */
export interface ProfileCriteria {
  /** those that somebody who is no admin finds */
  visibleOnly: boolean;
  filters?: FilterNode | undefined;
}

interface Question extends ProfileCriteria {
  groups: readonly QueryGroup[];
  near?: NearProfiles | undefined;
  /** How well the groups must be answered; then that decides, and not how many of them are. */
  leastScore?: number;
  limit: number;
  offset: number;
}

const languages = ['simple', 'norwegian', 'swedish', 'english'] as const;

const anyOf = (queries: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  queries.length === 0 ? sql`''::tsquery` : sql`(${sql.join(queries, sql` || `)})`;

/** The words side by side, in each language's way of bending them. */
const saying = (texts: readonly string[]): RawBuilder<unknown> =>
  anyOf(
    texts.flatMap((text) =>
      languages.map((one) => sql`phraseto_tsquery(${sql.lit(one)}, folded(${text}))`),
    ),
  );

/** Words that documents have, as they stand there; all of a text, anywhere. */
const having = (texts: readonly string[]): RawBuilder<unknown> =>
  anyOf(texts.map((text) => sql`plainto_tsquery('simple', ${text})`));

/** Signs that a document's words are kept without: `C#` would be found in every `C`. */
const losesSigns = (text: string): boolean => /[+#]/.test(text);

/** What the documents are asked for a group, as tsqueries. */
export function spellingsOf({ competencies, exact, near }: QueryGroup) {
  const texts = competencies.length > 0 ? exact.filter((one) => !losesSigns(one)) : exact;
  return { hasWords: texts.length + near.length > 0, exact: saying(texts), near: having(near) };
}

/** Marked on the profile, listed there, or used in a project: so much a competency counts. */
const worth = { marked: 1, listed: 0.7, used: 0.35 };
/** What is said in the heading, as asked or nearly, or anywhere. */
const saidWorth = { exactInHeading: 0.6, nearInHeading: 0.3, somewhere: 0.2 };
/** All of two; of more, so large a part. */
const leastShare = 0.6;

const needed = (groups: number): number => (groups <= 2 ? groups : Math.ceil(groups * leastShare));

/** How well skills and roles answer a group, from 0 for not at all. */
function competencyScore({ competencies }: QueryGroup): RawBuilder<number> {
  if (competencies.length === 0) return sql.lit(0);
  const ids = sql`${competencies}::uuid[]`;
  return sql`case when s.experts && ${ids} or s.emphasized && ${ids} then ${sql.lit(worth.marked)}
    when s.skills && ${ids} or s.roles && ${ids} then ${sql.lit(worth.listed)}
    when s.project_skills && ${ids} or s.project_roles && ${ids} then ${sql.lit(worth.used)}
    else 0 end`;
}

/** All that a filter may ask; left, since the planner leaves out of those what no filter asks. */
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
 * Those who answer a group, and how well. The words are not shown to the planner, which would take
 * what many say for a reason to read every document from end to end.
 */
function answersTo(group: QueryGroup, place: number, of: ProfileCriteria) {
  const { hasWords, exact, near } = spellingsOf(group);
  const score = sql`${sql.lit(group.weight ?? 1)} * ${competencyScore(group)}`;
  const who = sql`select ${sql.lit(place)} as part, s.profile`;
  const matches = sql.join(conditionsOf(of), sql` and `);
  const ids = sql`${group.competencies}::uuid[]`;
  const bySaying = sql`${who}, ${score} + case
      when s.heading @@ (select ${exact}) then ${sql.lit(saidWorth.exactInHeading)}
      when s.heading @@ (select ${near}) then ${sql.lit(saidWorth.nearInHeading)}
      else ${sql.lit(saidWorth.somewhere)} end as score
    from ${joined} where s.words @@ (select ${exact} || ${near}) and ${matches}`;
  const byHaving = sql`${who}, ${score} as score from ${joined}
    where (s.skills && ${ids} or s.roles && ${ids}) and ${matches}`;
  return [...(hasWords ? [bySaying] : []), ...(group.competencies.length > 0 ? [byHaving] : [])];
}

/** One row without a profile where the page is empty, to say how many there are. */
interface FoundRow {
  profile: string | null;
  place: number | null;
  total: number;
}

/** Without words: those first who changed their profile last. */
async function findFiltered(db: Db, question: Question) {
  const where = sql.join(conditionsOf(question), sql` and `);
  const { limit, offset } = question;
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

/** More groups can be asked for in too many ways to keep a plan for each. */
const fewGroups = 3;

/** A few words and nothing else: so most searches begin, and planning takes longer than finding. */
const isOften = ({ filters, leastScore, groups }: Question): boolean =>
  filters === undefined &&
  leastScore === undefined &&
  groups.length <= fewGroups &&
  groups.every(({ weight }) => weight === undefined);

/** What every group says of whom it finds, added up by profile. */
function addedUp(question: Question): RawBuilder<unknown> {
  const { groups, near, leastScore } = question;
  // Whether somebody is seen is asked once, of those who answer enough.
  const matches = { visibleOnly: false, filters: question.filters };
  const answers = groups.flatMap((group, place) => answersTo(group, place, matches));
  // One word that names no role and no skill: each is found once, and there is nothing to add.
  if (groups.length === 1 && answers.length === 1 && leastScore === undefined) {
    return sql`whole as (
      select profile, 1 as matched, score, true as is_enough from (${answers[0]}) as one)`;
  }
  const [matched, isEnough] =
    leastScore === undefined
      ? [sql`count(*)::int`, sql`count(*) >= ${needed(groups.length)}`]
      : [sql`1`, sql`sum(score) >= ${sql.lit(leastScore)}`];
  const orNear = near === undefined ? sql`` : sql`or profile = any(${near.profiles}::uuid[])`;
  // Scored before they are sorted, which would take their documents along.
  return sql`
    one as materialized (${sql.join(answers, sql` union all `)}
    ), answer as (
      select part, profile, max(score) as score from one group by part, profile
    ), whole as (
      select profile, ${matched} as matched, sum(score) as score, ${isEnough} as is_enough
      from answer group by profile having ${isEnough} ${orNear})`;
}

async function findByWords(db: Db, question: Question) {
  const { limit, offset, groups, near, visibleOnly } = question;
  const ofThoseSeen = visibleOnly ? sql`where v.visible_in_search` : sql``;
  const list = sql.raw(near === undefined ? 'hit' : 'fused');
  const order = near === undefined ? wordsOrder : fusedOrder;
  const { rows } = await sql<FoundRow>`${isOften(question) ? prepared : sql``}
    with ${addedUp(question)}, hit as materialized (
      select whole.*, v.availability
      from whole join profile_availability as v using (profile) ${ofThoseSeen}
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

/** A page of hits, the best first, and how many there are. */
export async function findHits(
  db: Db,
  question: Question,
): Promise<{ hits: Hit[]; total: number }> {
  const hasWords = question.groups.length > 0;
  const rows = await (hasWords ? findByWords(db, question) : findFiltered(db, question));
  const hits = rows.flatMap(({ profile, place }) =>
    profile === null ? [] : [{ profile, text_rank: place }],
  );
  return { hits, total: rows[0]?.total ?? 0 };
}
