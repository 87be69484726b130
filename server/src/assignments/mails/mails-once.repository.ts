import type { Tx } from '../../platform/database/tables.ts';

/** Mails that each recipient gets at most once: the same shape in two tables. */
export type MailTable = 'recommendation_mail' | 'invitation_mail';

/** Queues a mail for each account that has had none about it; returns those accounts. */
export async function queueMails(
  tx: Tx,
  table: MailTable,
  queued: { assignment: string; accounts: readonly string[]; now: Date },
): Promise<string[]> {
  const { assignment, accounts, now: queued_at } = queued;
  if (accounts.length === 0) return [];
  const rows = await tx
    .insertInto(table)
    // One fixed order, so that calls that queue the same mails never deadlock.
    .values(
      accounts.toSorted().map((account) => ({ assignment, account, queued_at, sent_at: null })),
    )
    .onConflict((conflict) => conflict.columns(['assignment', 'account']).doNothing())
    .returning('account')
    .execute();
  return rows.map(({ account }) => account);
}

export interface MailKey {
  assignment: string;
  account: string;
}

/**
 * Claims the mail before sending it; false when another worker has. The row lock decides who is
 * first.
 */
export async function claimMail(
  tx: Tx,
  table: MailTable,
  key: MailKey & { now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable(table)
    .set({ sent_at: key.now })
    .where('assignment', '=', key.assignment)
    .where('account', '=', key.account)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function releaseMail(tx: Tx, table: MailTable, key: MailKey): Promise<void> {
  await tx
    .updateTable(table)
    .set({ sent_at: null })
    .where('assignment', '=', key.assignment)
    .where('account', '=', key.account)
    .execute();
}

/** Deletes a mail that is no longer needed; a sent one stays and counts. */
export async function dropMail(tx: Tx, table: MailTable, key: MailKey): Promise<void> {
  await tx
    .deleteFrom(table)
    .where('assignment', '=', key.assignment)
    .where('account', '=', key.account)
    .where('sent_at', 'is', null)
    .execute();
}
