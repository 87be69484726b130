import { sql, type RawBuilder } from 'kysely';
import type { FilterNode } from '@torg/protocol/search-filter';
import type { Db } from '../platform/database/tables.ts';
import { filterSql } from './filter-sql.ts';
import type { QueryGroup } from './query-groups.ts';

export interface Hit {
  profile: string;
  /** its place among those that the words find, from 1; null where none were asked for */
  text_rank: number | null;
}

interface Question {
  /** those that somebody who is no admin finds */
  visibleOnly: boolean;
  filters?: FilterNode | undefined;
  groups: readonly QueryGroup[];
  limit: number;
  offset: number;
}

const languages = ['simple', 'norwegian', 'swedish', 'english'] as const;

/** All words of the text, side by side or anywhere, in each language's way of bending words. */
const saying = (text: string, how: 'phraseto_tsquery' | 'plainto_tsquery'): RawBuilder<unknown>[] =>
  languages.map((one) => sql`${sql.raw(how)}(${sql.lit(one)}, folded(${text}))`);
const anyOf = (
  texts: readonly string[],
  how: 'phraseto_tsquery' | 'plainto_tsquery',
): RawBuilder<unknown> =>
  texts.length === 0
    ? sql`''::tsquery`
    : sql`(${sql.join(
        texts.flatMap((text) => saying(text, how)),
        sql` || `,
      )})`;

/** Marked on the profile, listed there, or used in a project: so much a competency counts. */
const weight = { marked: 1, listed: 0.7, used: 0.35, text: 0.5, near: 0.25 };
/** All of two; of more, so large a part. */
const leastShare = 0.6;

const needed = (groups: number): number => (groups <= 2 ? groups : Math.ceil(groups * leastShare));

/** A group as the database asks it; its words as tsqueries, written out. */
interface AskedGroup {
  ids: RawBuilder<unknown>;
  exact: RawBuilder<unknown>;
  near: RawBuilder<unknown>;
}

/** First what the words are, so that the search itself is planned knowing them. */
async function askedGroups(db: Db, groups: readonly QueryGroup[]): Promise<AskedGroup[]> {
  const exact = groups.map((group) => sql`${anyOf(group.exact, 'phraseto_tsquery')}::text`);
  const near = groups.map((group) => sql`${anyOf(group.near, 'plainto_tsquery')}::text`);
  const { rows } = await sql<{ exact: string[]; near: string[] }>`
    select array[${sql.join(exact)}] as exact, array[${sql.join(near)}] as near`.execute(db);
  return groups.map(({ competencies }, place) => ({
    ids: sql`${competencies}::uuid[]`,
    exact: sql`${rows[0]?.exact[place] ?? ''}::tsquery`,
    near: sql`${rows[0]?.near[place] ?? ''}::tsquery`,
  }));
}

/** How well a profile answers a group, from 0 for not at all. */
const scoreOf = ({ ids, exact, near }: AskedGroup): RawBuilder<number> => sql`(
    case when s.experts && ${ids} or s.emphasized && ${ids} then ${sql.lit(weight.marked)}
      when s.skills && ${ids} or s.roles && ${ids} then ${sql.lit(weight.listed)}
      when s.project_skills && ${ids} or s.project_roles && ${ids} then ${sql.lit(weight.used)}
      else 0 end
    + case when s.words @@ ${exact} then ${sql.lit(weight.text)} + ts_rank(s.words, ${exact})
      when s.words @@ ${near} then ${sql.lit(weight.near)} + ts_rank(s.words, ${near}) / 2
      else 0 end)::float8`;

const finds = ({ ids, exact, near }: AskedGroup): RawBuilder<boolean> =>
  sql`(s.words @@ ${exact} or s.words @@ ${near} or s.skills && ${ids} or s.roles && ${ids})`;

const joined = sql`profile_search as s
  join profile as p on p.profile = s.profile join account as x on x.account = s.profile
  left join organization as o on o.organization = x.organization
  left join profile_availability as v on v.profile = s.profile`;

function conditionsOf({ visibleOnly, filters }: Question): RawBuilder<boolean>[] {
  const conditions: RawBuilder<boolean>[] = [];
  if (visibleOnly) conditions.push(sql`s.visible`);
  if (filters !== undefined) conditions.push(filterSql(filters));
  return conditions.length > 0 ? conditions : [sql`true`];
}

/** Without words: those first who changed their profile last. */
async function findFiltered(db: Db, question: Question) {
  const where = sql.join(conditionsOf(question), sql` and `);
  const { limit, offset } = question;
  const { rows } = await sql<{ profile: string | null; total: number }>`
    with hit as materialized (
      select s.profile, p.updated_at from ${joined} where ${where}
    ), page as (
      select profile, updated_at from hit order by updated_at desc, profile
      limit ${limit} offset ${offset}
    )
    select page.profile, counted.total
    from (select count(*)::int as total from hit) as counted left join page on true
    order by page.updated_at desc, page.profile`.execute(db);
  return rows;
}

async function findByWords(db: Db, question: Question) {
  const { limit, offset } = question;
  const groups = await askedGroups(db, question.groups);
  const some = sql.join(groups.map(finds), sql` or `);
  const where = sql.join([...conditionsOf(question), sql`(${some})`], sql` and `);
  const matched = sql.join(
    groups.map((_, place) => sql`(scores[${sql.lit(place + 1)}] > 0)::int`),
    sql` + `,
  );
  const { rows } = await sql<{ profile: string | null; total: number }>`
    with scored as materialized (
      select s.profile, array[${sql.join(groups.map(scoreOf))}] as scores, v.availability
      from ${joined} where ${where}
    ), hit as materialized (
      select profile, ${matched} as matched, availability,
        (select sum(one) from unnest(scores) as one) as score
      from scored where ${matched} >= ${needed(groups.length)}
    ), page as (
      select * from hit order by matched desc, score desc, availability nulls last, profile
      limit ${limit} offset ${offset}
    )
    select page.profile, counted.total
    from (select count(*)::int as total from hit) as counted left join page on true
    order by page.matched desc, page.score desc, page.availability nulls last, page.profile
    `.execute(db);
  return rows;
}

/** A page of hits, the best first, and how many there are. */
export async function findHits(
  db: Db,
  question: Question,
): Promise<{ hits: Hit[]; total: number }> {
  const hasWords = question.groups.length > 0;
  const rows = await (hasWords ? findByWords(db, question) : findFiltered(db, question));
  const hits = rows.flatMap(({ profile }, place) =>
    profile === null ? [] : [{ profile, text_rank: hasWords ? question.offset + place + 1 : null }],
  );
  return { hits, total: rows[0]?.total ?? 0 };
}
