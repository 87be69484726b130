import { sql, type RawBuilder } from 'kysely';
import { localeOf, type Country } from '@torg/protocol/terms';
import { beginningWith, containing } from '../platform/database/like.ts';
import type { Db } from '../platform/database/tables.ts';

/** What somebody looks for in consultants. */
export interface Wish {
  /** competency ids */
  roles: readonly string[];
  skills: readonly string[];
  region: string | null;
  allow_remote_work: boolean;
}

/** Whether consultant `s` can work there; where nothing is said of the place, everybody can. */
function inReach({ region, allow_remote_work }: Wish): RawBuilder<boolean> {
  const inRegion = sql<boolean>`s.regions @> array[${region}]::uuid[]`;
  if (allow_remote_work && region !== null) return sql`(${inRegion} or s.remote_work_ok)`;
  if (allow_remote_work) return sql`s.remote_work_ok`;
  return region === null ? sql`true` : inRegion;
}

const sharesSomething = ({ roles, skills }: Wish): RawBuilder<boolean> =>
  sql`(s.roles && ${roles}::uuid[] or s.skills && ${skills}::uuid[])`;

/** How many visible consultants have one of the roles or skills, and can work there. */
export async function countMatchingConsultants(db: Db, wish: Wish): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from profile_search as s
    where s.visible and ${sharesSomething(wish)} and ${inReach(wish)}`.execute(db);
  return rows[0]?.count ?? 0;
}

const countShared = (own: RawBuilder<unknown>, asked: readonly string[]): RawBuilder<number> =>
  sql`cardinality(array(select unnest(${own}) intersect select unnest(${asked}::uuid[])))`;

const weightOfRole = 3;

/**
 * The visible consultants of the country who fit best and want to hear of it: a role counts as much
 * as three skills, and one of either is the least. A consultant without an organization belongs to
 * the country of their language. Of equals, those who said that they are available come first.
 */
export async function findBestMatches(
  db: Db,
  wish: Wish,
  among: { country: Country; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ account: string }>`
    select x.account
    from profile_search as s
    join account as x on x.account = s.profile
    left join organization as o on o.organization = x.organization
    left join profile_availability as v on v.profile = s.profile
    cross join lateral (select ${weightOfRole} * ${countShared(sql`s.roles`, wish.roles)}
      + ${countShared(sql`s.skills`, wish.skills)} as score) as fit
    where s.visible and ${sharesSomething(wish)} and ${inReach(wish)}
      and x.verified and x.recommendation_mails
      and (o.country = ${among.country}
        or (o.country is null and x.locale = ${localeOf[among.country]}))
      and fit.score >= ${weightOfRole}
    order by fit.score desc, v.availability nulls last, x.account
    limit ${among.limit}`.execute(db);
  return rows.map(({ account }) => account);
}

/** Of these accounts, those with a profile that is visible. */
export async function findVisibleAmong(db: Db, accounts: readonly string[]): Promise<Set<string>> {
  if (accounts.length === 0) return new Set();
  const rows = await db
    .selectFrom('profile_search')
    .select('profile')
    .where('profile', 'in', accounts)
    .where('visible', '=', true)
    .execute();
  return new Set(rows.map(({ profile }) => profile));
}

/** Visible consultants whose name has the text in it; those that begin with it first. */
export async function searchVisibleConsultants(db: Db, search: { query: string; limit: number }) {
  const { query, limit } = search;
  return db
    .selectFrom('account as x')
    .innerJoin('profile_search as s', 's.profile', 'x.account')
    .leftJoin('organization as o', 'o.organization', 'x.organization')
    .select(['x.account', 'x.name', 'x.title', 'x.image_file', 'o.name as company_name'])
    .where('s.visible', '=', true)
    .where('x.name', 'ilike', containing(query))
    .orderBy(sql`x.name ilike ${beginningWith(query)}`, 'desc')
    .orderBy(sql`lower(x.name)`)
    .orderBy('x.account')
    .limit(limit)
    .execute();
}
