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

/** How well a profile answers each group, from 0 for not at all. */
function scoreOf(place: number): RawBuilder<number> {
  const g = sql.raw(`g${place}`);
  return sql`(case when s.experts && ${g}.ids or s.emphasized && ${g}.ids then ${sql.lit(weight.marked)}
      when s.skills && ${g}.ids or s.roles && ${g}.ids then ${sql.lit(weight.listed)}
      when s.project_skills && ${g}.ids or s.project_roles && ${g}.ids then ${sql.lit(weight.used)}
      else 0 end
    + case when s.words @@ ${g}.exact then ${sql.lit(weight.text)} + ts_rank(s.words, ${g}.exact)
      when s.words @@ ${g}.near then ${sql.lit(weight.near)} + ts_rank(s.words, ${g}.near) / 2
      else 0 end)::float8`;
}

const finds = (place: number): RawBuilder<boolean> => {
  const g = sql.raw(`g${place}`);
  return sql`(s.words @@ (${g}.exact || ${g}.near) or s.skills && ${g}.ids or s.roles && ${g}.ids)`;
};

const asTable = ({ competencies, exact, near }: QueryGroup, place: number): RawBuilder<unknown> =>
  sql`(select ${competencies}::uuid[] as ids, ${anyOf(exact, 'phraseto_tsquery')} as exact,
    ${anyOf(near, 'plainto_tsquery')} as near) as ${sql.raw(`g${place}`)}`;

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
  const { groups, limit, offset } = question;
  const tables = sql.join(groups.map(asTable), sql` cross join `);
  const scores = groups.map((_, place) => scoreOf(place));
  const some = sql.join(
    groups.map((_, place) => finds(place)),
    sql` or `,
  );
  const where = sql.join([...conditionsOf(question), sql`(${some})`], sql` and `);
  const matched = sql.join(
    scores.map((_, place) => sql`(scores[${sql.lit(place + 1)}] > 0)::int`),
    sql` + `,
  );
  const { rows } = await sql<{ profile: string | null; total: number }>`
    with scored as materialized (
      select s.profile, array[${sql.join(scores)}] as scores, v.availability
      from ${tables} cross join ${joined} where ${where}
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
