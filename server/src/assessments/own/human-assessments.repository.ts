import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../platform/database/tables.ts';
import { wireMoment } from '../../platform/database/wire-moment.ts';

/** A wish that a person looks, with the answer. */
export interface WishRow {
  human_assessment: string;
  opportunity: string;
  account: string;
  name: string;
  reason: string;
  asked_at: string;
  due_at: string;
  answered_at: string | null;
  answered_by_name: string | null;
  answer: string | null;
  /** null: of a need without an assignment */
  title: string | null;
  assignment: string | null;
}

export const wishColumns: RawBuilder<unknown> = sql`h.human_assessment, h.opportunity, h.account,
  x.name, h.reason, ${wireMoment(sql`h.asked_at`)} as asked_at,
  ${wireMoment(sql`h.due_at`)} as due_at, ${wireMoment(sql`h.answered_at`)} as answered_at,
  y.name as answered_by_name, h.answer, m.title, m.assignment`;
export const wishFrom: RawBuilder<unknown> = sql`human_assessment as h
  join account as x on x.account = h.account
  join opportunity as o on o.opportunity = h.opportunity
  left join assignment as m on m.assignment = coalesce(o.own_of, o.made_assignment)
  left join account as y on y.account = h.answered_by`;

/** The latest wish about each need. */
export async function findWishesOf(db: Db, account: string): Promise<Map<string, WishRow>> {
  const { rows } = await sql<WishRow>`
    select distinct on (h.opportunity) ${wishColumns} from ${wishFrom}
    where h.account = ${account} order by h.opportunity, h.asked_at desc`.execute(db);
  return new Map(rows.map((row) => [row.opportunity, row]));
}

interface NewWish {
  account: string;
  opportunity: string;
  reason: string;
  asked_at: Date;
  due_at: Date;
}

/** Undefined if one is open; of two at once, one is inserted. */
export async function insertWish(tx: Tx, wish: NewWish): Promise<string | undefined> {
  const row = await tx
    .insertInto('human_assessment')
    .values(wish)
    .onConflict((conflict) => conflict.doNothing())
    .returning('human_assessment')
    .executeTakeFirst();
  return row?.human_assessment;
}

interface WishAnswer {
  human_assessment: string;
  answered_by: string;
  answer: string;
  now: Date;
}

/** False if it is answered already; of two at once, the first one counts. */
export async function saveWishAnswer(
  tx: Tx,
  { human_assessment, answered_by, answer, now }: WishAnswer,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('human_assessment')
    .set({ answered_by, answer, answered_at: now })
    .where('human_assessment', '=', human_assessment)
    .where('answered_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
