import type { Db } from '../platform/database/tables.ts';

/** Accounts whose person nobody has vouched for yet: how many, and since when. */
export async function findUnverified(db: Db): Promise<{ count: number; since: Date | null }> {
  return db
    .selectFrom('account')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.min<Date | null>('created_at').as('since'),
    ])
    .where('verified', '=', false)
    .where('deactivated_at', 'is', null)
    .executeTakeFirstOrThrow();
}
