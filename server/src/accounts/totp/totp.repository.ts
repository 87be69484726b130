import type { Db, Tx } from '../../platform/database/tables.ts';

export async function findTotp(db: Db, account: string) {
  return db.selectFrom('totp').selectAll().where('account', '=', account).executeTakeFirst();
}

interface NewTotp {
  account: string;
  sealed_secret: string;
  last_step: number;
  created_at: Date;
}

/** Adds the app, or replaces the one before. */
export async function saveTotp(tx: Tx, totp: NewTotp): Promise<void> {
  const { account: _account, ...changes } = totp;
  await tx
    .insertInto('totp')
    .values({ ...totp, last_used_at: null })
    .onConflict((conflict) =>
      conflict.column('account').doUpdateSet({ ...changes, last_used_at: null }),
    )
    .execute();
}

interface UsedStep {
  account: string;
  /** the secret whose code it is: meanwhile it may have been replaced */
  sealed_secret: string;
  step: number;
  now: Date;
}

/** Uses a code up: of two requests with the same code, or an earlier one, only one succeeds. */
export async function useStep(tx: Tx, { account, sealed_secret, step, now }: UsedStep) {
  const used = await tx
    .updateTable('totp')
    .set({ last_step: step, last_used_at: now })
    .where('account', '=', account)
    .where('sealed_secret', '=', sealed_secret)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

export async function deleteTotp(tx: Tx, account: string): Promise<boolean> {
  const gone = await tx.deleteFrom('totp').where('account', '=', account).executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

/** Some secrets that were encrypted with another key than the one whose texts begin like this. */
export async function findSealedBefore(
  tx: Tx,
  { prefix, after }: { prefix: string; after: string },
  limit: number,
) {
  return tx
    .selectFrom('totp')
    .select(['account', 'sealed_secret'])
    .where((eb) => eb(eb.fn('left', ['sealed_secret', eb.val(prefix.length)]), '<>', prefix))
    .where('account', '>', after)
    .orderBy('account')
    .limit(limit)
    .forUpdate()
    .execute();
}

export async function replaceSealed(tx: Tx, account: string, sealed_secret: string): Promise<void> {
  await tx.updateTable('totp').set({ sealed_secret }).where('account', '=', account).execute();
}
