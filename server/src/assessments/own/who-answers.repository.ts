import type { Locale } from '@torg/protocol/terms';
import { sql } from 'kysely';
import type { Actor } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/tables.ts';
import { type WishRow, wishColumns, wishFrom } from './human-assessments.repository.ts';
import { findSeenWish } from './seen-wishes.repository.ts';
import { subjectsAbout } from './subjects-about.ts';

/** Whoever asked a machine about the person for that need, is another one, and can still sign in. */
export async function findWhoAnswers(db: Db, human_assessment: string): Promise<string[]> {
  const wish = await db
    .selectFrom('human_assessment')
    .select(['account', 'opportunity'])
    .where('human_assessment', '=', human_assessment)
    .executeTakeFirst();
  if (wish === undefined) return [];
  const { rows } = await sql<{ account: string }>`
    select distinct x.account from (${subjectsAbout(wish.account)}) as s
    join account as x on x.account = s.asked_by
    where s.opportunity = ${wish.opportunity} and x.verified and x.account <> ${wish.account}
    order by x.account`.execute(db);
  return rows.map(({ account }) => account);
}

export type WishToMail = WishRow & {
  email: string;
  locale: Locale;
  /** the account that is written to is the consultant */
  is_own: boolean;
  /** the need's own name, where whoever is written to may read it */
  need_name: string | null;
};

/** Undefined when the wish, or the account with its address, is gone. */
export async function findWishToMail(
  db: Db,
  { human_assessment, account }: { human_assessment: string; account: string },
): Promise<WishToMail | undefined> {
  const { rows } = await sql<Omit<WishToMail, 'need_name'> & Pick<Actor, 'role' | 'organization'>>`
    select ${wishColumns}, w.email, w.locale, w.account = h.account as is_own,
      w.role, w.organization from ${wishFrom}
    join account as w on w.account = ${account} and w.verified
    where h.human_assessment = ${human_assessment}`.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { role, organization } = row;
  const seen = row.is_own
    ? undefined
    : await findSeenWish(db, human_assessment, { account, role, organization });
  return { ...row, need_name: seen?.need_name ?? null };
}

/** Those due soon that nobody was reminded of, noted as reminded. */
export async function takeDueWishes(
  db: Db,
  { now, before }: { now: Date; before: Date },
): Promise<string[]> {
  const { rows } = await sql<{ human_assessment: string }>`
    update human_assessment set reminded_at = ${now} where human_assessment in (
      select human_assessment from human_assessment
      where answered_at is null and reminded_at is null and due_at < ${before}
      order by due_at limit 500 for update skip locked)
    returning human_assessment`.execute(db);
  return rows.map(({ human_assessment }) => human_assessment);
}
