import type { Db, Tx } from '../../platform/database/tables.ts';

/** Replaces all codes of the account. */
export async function replaceRecoveryCodes(
  tx: Tx,
  account: string,
  hashes: readonly string[],
): Promise<void> {
  await deleteRecoveryCodes(tx, account);
  const rows = hashes.map((code_hash) => ({ account, code_hash }));
  await tx.insertInto('recovery_code').values(rows).execute();
}

export async function deleteRecoveryCodes(tx: Tx, account: string): Promise<void> {
  await tx.deleteFrom('recovery_code').where('account', '=', account).execute();
}

/** The hash of any of the codes: all of them have the same salt. */
export async function findAnyCode(db: Db, account: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('recovery_code')
    .select('code_hash')
    .where('account', '=', account)
    .limit(1)
    .executeTakeFirst();
  return row?.code_hash;
}

export async function countCodesLeft(db: Db, account: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account', '=', account)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Uses a code up in one statement: of two requests with the same code only one succeeds. */
export async function useRecoveryCode(
  tx: Tx,
  { account, code_hash, now }: { account: string; code_hash: string; now: Date },
): Promise<boolean> {
  const used = await tx
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('account', '=', account)
    .where('code_hash', '=', code_hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}
