import { sql, type RawBuilder } from 'kysely';
import type { Actor } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/tables.ts';
import { type WishRow, wishColumns, wishFrom } from './human-assessments.repository.ts';

/** As whoever is to answer it sees it. */
export type SeenWishRow = WishRow & { need_name: string | null };

type Viewer = Pick<Actor, 'account' | 'role' | 'organization'>;

/** Somebody who may change the need. */
const mayEditNeed = ({ account, role, organization }: Viewer) =>
  role === 'consultant'
    ? sql`(o.own_of is null and o.organization = ${organization}::uuid)`
    : sql`(o.own_of is null and o.organization = ${organization}::uuid
        or exists (select from assignment_editor as e
          where e.assignment = o.own_of and e.account = ${account}))`;

/** The need's own people have asked a machine about the person, or about a card on its board. */
const askedByNeed = sql`(
  exists (select from opportunity_profile_ai_assessment as r
    where r.opportunity = h.opportunity and r.account = h.account and r.company is null)
  or exists (select from evaluation_board_card as c
    join evaluation_board as b on b.evaluation_board = c.evaluation_board
    where c.profile = h.account and (b.opportunity = o.opportunity or b.assignment = o.own_of)
      and (exists (select from evaluation_board_card_ai_assessment as r
          where r.evaluation_board_card = c.evaluation_board_card)
        or exists (select from evaluation_board_column_ai_assessment as r
          where r.cards @> array[c.evaluation_board_card]))))`;

/** The consultant company that has asked a machine about the person. */
const askedByCompany = ({ role, organization }: Viewer) =>
  role === 'consultant'
    ? sql`exists (select from opportunity_profile_ai_assessment as r
        where r.opportunity = h.opportunity and r.account = h.account
          and r.company = ${organization}::uuid)`
    : sql`false`;

/**
 * What somebody is to answer: admins all, others where their own side has asked, never their own. What
 * the other side has answered says that it had asked, so that it is not shown.
 */
function seenBy(viewer: Viewer): RawBuilder<unknown> {
  if (viewer.role === 'admin') return sql`true`;
  return sql`(${mayEditNeed(viewer)} and ${askedByNeed} or ${askedByCompany(viewer)})
    and h.account <> ${viewer.account}
    and (h.answered_at is null or y.role = 'admin' or y.organization = ${viewer.organization}::uuid)`;
}

/** The need's own name, for its editors and admins: it may name the client. */
const needName = (viewer: Viewer): RawBuilder<unknown> =>
  viewer.role === 'admin'
    ? sql`o.opportunity_name as need_name`
    : sql`case when ${mayEditNeed(viewer)} then o.opportunity_name end as need_name`;

/** The one due first at the top, answered ones after those that wait. */
export async function listWishes(
  db: Db,
  { viewer, all, limit, offset }: { viewer: Viewer; all: boolean; limit: number; offset: number },
): Promise<{ rows: SeenWishRow[]; total: number }> {
  const open = all ? sql`` : sql`and h.answered_at is null`;
  const { rows } = await sql<SeenWishRow & { total: number }>`
    select ${wishColumns}, ${needName(viewer)}, (count(*) over ())::int as total from ${wishFrom}
    where ${seenBy(viewer)} ${open}
    order by h.answered_at is not null, h.due_at, h.human_assessment
    limit ${limit} offset ${offset}`.execute(db);
  if (rows.length > 0 || offset === 0) return { rows, total: rows[0]?.total ?? 0 };
  const first = await listWishes(db, { viewer, all, limit: 1, offset: 0 });
  return { rows: [], total: first.total };
}

/** One that somebody may answer, or has answered. */
export async function findSeenWish(
  db: Db,
  human_assessment: string,
  viewer: Viewer,
): Promise<(SeenWishRow & { is_seen: boolean }) | undefined> {
  const { rows } = await sql<SeenWishRow & { is_seen: boolean }>`
    select ${wishColumns}, ${needName(viewer)}, coalesce((${seenBy(viewer)}), false) as is_seen from ${wishFrom}
    where h.human_assessment = ${human_assessment}`.execute(db);
  return rows[0];
}

/** What waits for admins. */
export async function countWishes(db: Db): Promise<{ count: number; since: Date | null }> {
  const { rows } = await sql<{ count: number; since: Date | null }>`
    select count(*)::int as count, min(asked_at) as since from human_assessment
    where answered_at is null`.execute(db);
  return rows[0] ?? { count: 0, since: null };
}
