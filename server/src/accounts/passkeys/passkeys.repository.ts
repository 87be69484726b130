import type { Insertable } from 'kysely';
import type { Db, Tx } from '../../platform/database/tables.ts';
import type { PasskeyTable } from '../accounts.tables.ts';

/** The passkeys of an account, the oldest first. */
export async function findPasskeys(db: Db, account: string) {
  return db
    .selectFrom('passkey')
    .selectAll()
    .where('account', '=', account)
    .orderBy('created_at')
    .orderBy('passkey')
    .execute();
}

/** A passkey by the id that browsers know it by, unless its account is deactivated. */
export async function findPasskeyByCredential(db: Db, credential_id: string) {
  return db
    .selectFrom('passkey')
    .innerJoin('account', 'account.account', 'passkey.account')
    .selectAll('passkey')
    .where('credential_id', '=', credential_id)
    .where('account.deactivated_at', 'is', null)
    .executeTakeFirst();
}

export async function savePasskey(tx: Tx, passkey: Insertable<PasskeyTable>): Promise<void> {
  await tx.insertInto('passkey').values(passkey).execute();
}

/** Stores a use; false if the passkey is gone. */
export async function usePasskey(
  tx: Tx,
  { passkey, counter, now }: { passkey: string; counter: number; now: Date },
): Promise<boolean> {
  const used = await tx
    .updateTable('passkey')
    .set((eb) => ({ counter: eb.fn('greatest', ['counter', eb.val(counter)]), last_used_at: now }))
    .where('passkey', '=', passkey)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

export async function deletePasskey(
  tx: Tx,
  { passkey, account }: { passkey: string; account: string },
): Promise<boolean> {
  const gone = await tx
    .deleteFrom('passkey')
    .where((eb) => eb.and({ passkey, account }))
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

export async function deletePasskeys(tx: Tx, account: string): Promise<number> {
  const gone = await tx.deleteFrom('passkey').where('account', '=', account).executeTakeFirst();
  return Number(gone.numDeletedRows);
}

/** Uses a challenge up: true for the first that answers it. */
export async function useChallenge(
  tx: Tx,
  challenge: { challenge_hash: string; expires_at: Date },
): Promise<boolean> {
  const first = await tx
    .insertInto('used_challenge')
    .values(challenge)
    .onConflict((conflict) => conflict.column('challenge_hash').doNothing())
    .executeTakeFirst();
  return first.numInsertedOrUpdatedRows === 1n;
}

export async function sweepChallenges(tx: Tx, now: Date): Promise<number> {
  const swept = await tx
    .deleteFrom('used_challenge')
    .where('expires_at', '<=', now)
    .executeTakeFirst();
  return Number(swept.numDeletedRows);
}
