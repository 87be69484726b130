import { sql } from 'kysely';
import type { Db } from '../../platform/database/tables.ts';
import type { People } from './activity.views.ts';

export async function countRecommendationMails(db: Db, assignment: string): Promise<number> {
  const row = await db
    .selectFrom('recommendation_mail')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('assignment', '=', assignment)
    .where('sent_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** When it was last published, and when the first interest message about it was sent. */
export async function findFirstInterest(
  db: Db,
  assignment: string,
): Promise<{ public_date: Date | null; first_message_at: Date | null }> {
  const { rows } = await sql<{ public_date: Date | null; first_message_at: Date | null }>`
    select a.public_date, (
      select min(m.created_at) from thread as t join message as m using (thread)
      where t.assignment = a.assignment and t.kind = 'interest'
    ) as first_message_at
    from assignment as a where a.assignment = ${assignment}`.execute(db);
  return rows[0] ?? { public_date: null, first_message_at: null };
}

/** These people by id, without those who are gone. */
export async function findNamed(db: Db, accounts: readonly string[]): Promise<People> {
  if (accounts.length === 0) return new Map();
  const rows = await db
    .selectFrom('account')
    .select(['account', 'name', 'image_file'])
    .where('account', 'in', accounts)
    .execute();
  return new Map(rows.map((row) => [row.account, row]));
}
