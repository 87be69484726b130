import { sql, type Insertable } from 'kysely';
import type { Db, Tx } from '../../platform/database/tables.ts';
import type { MagicLinkTable } from '../accounts.tables.ts';

export async function saveMagicLink(
  tx: Tx,
  link: Omit<Insertable<MagicLinkTable>, 'used_at'>,
): Promise<void> {
  await tx
    .insertInto('magic_link')
    .values({ ...link, used_at: null })
    .execute();
}

export async function countMagicLinks(db: Db, account: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('magic_link')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account', '=', account)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Uses a link in one statement: when two requests use it at once, only one succeeds. */
export async function useMagicLink(tx: Tx, token_hash: string, now: Date) {
  return tx
    .updateTable('magic_link')
    .set({ used_at: now })
    .where('token_hash', '=', token_hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where(sql<boolean>`exists (select from account as x
      where x.account = magic_link.account and x.deactivated_at is null)`)
    .returning(['account', 'return_to'])
    .executeTakeFirst();
}

export async function dropMagicLink(tx: Tx, token_hash: string): Promise<void> {
  await tx.deleteFrom('magic_link').where('token_hash', '=', token_hash).execute();
}

/** Deletes the account's other links, skipping those that are in use at this moment. */
export async function forgetUnusedLinks(tx: Tx, account: string): Promise<void> {
  await sql`delete from magic_link where token_hash in (
    select token_hash from magic_link where account = ${account} and used_at is null
    for update skip locked)`.execute(tx);
}

export async function forgetMagicLinks(tx: Tx, account: string): Promise<void> {
  await tx.deleteFrom('magic_link').where('account', '=', account).execute();
}

export async function sweepMagicLinks(tx: Tx, now: Date): Promise<number> {
  const swept = await tx.deleteFrom('magic_link').where('expires_at', '<=', now).executeTakeFirst();
  return Number(swept.numDeletedRows);
}
