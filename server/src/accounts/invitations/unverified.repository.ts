import type { Db } from '../../platform/database/tables.ts';

/** Accounts that nobody has verified or invited: how many, and since when. */
export async function findUnverified(db: Db): Promise<{ count: number; since: Date | null }> {
  return db
    .selectFrom('account')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.min<Date | null>('created_at').as('since'),
    ])
    .where('verified', '=', false)
    .where('deactivated_at', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('account_invitation as i')
            .select('i.account')
            .whereRef('i.account', '=', 'account.account'),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
}
