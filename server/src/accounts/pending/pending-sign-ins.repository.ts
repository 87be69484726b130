import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/database/tables.ts';
import type { PendingSignInTable } from '../accounts.tables.ts';

export type PendingRow = Selectable<PendingSignInTable>;

export async function savePendingSignIn(tx: Tx, pending: PendingRow): Promise<void> {
  await tx.insertInto('pending_sign_in').values(pending).execute();
}

export async function findPendingSignIn(
  db: Db,
  token_hash: string,
  now: Date,
): Promise<PendingRow | undefined> {
  return db
    .selectFrom('pending_sign_in')
    .selectAll()
    .where('token_hash', '=', token_hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Ends the wait: true for the first that does so. */
export async function takePendingSignIn(tx: Tx, token_hash: string): Promise<boolean> {
  const taken = await tx
    .deleteFrom('pending_sign_in')
    .where('token_hash', '=', token_hash)
    .executeTakeFirst();
  return taken.numDeletedRows === 1n;
}

/** Nobody who has only passed the first step may go on. */
export async function forgetPendingSignIns(tx: Tx, account: string): Promise<void> {
  await tx.deleteFrom('pending_sign_in').where('account', '=', account).execute();
}

export async function sweepPendingSignIns(tx: Tx, now: Date): Promise<number> {
  const swept = await tx
    .deleteFrom('pending_sign_in')
    .where('expires_at', '<=', now)
    .executeTakeFirst();
  return Number(swept.numDeletedRows);
}
