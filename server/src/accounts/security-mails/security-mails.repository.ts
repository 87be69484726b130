import type { Db, Tx } from '../../platform/database/tables.ts';

export async function queueSecurityMail(
  tx: Tx,
  mail: { account: string; what: string; created_at: Date },
): Promise<string> {
  const { security_mail } = await tx
    .insertInto('security_mail')
    .values(mail)
    .returning('security_mail')
    .executeTakeFirstOrThrow();
  return security_mail;
}

/** A mail that was not sent yet, with its recipient. */
export async function findSecurityMail(db: Db, security_mail: string) {
  return db
    .selectFrom('security_mail')
    .innerJoin('account', 'account.account', 'security_mail.account')
    .select(['security_mail.what', 'account.email', 'account.locale'])
    .where('security_mail', '=', security_mail)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
}

export async function claimSecurityMail(tx: Tx, security_mail: string, now: Date) {
  const claimed = await tx
    .updateTable('security_mail')
    .set({ sent_at: now })
    .where('security_mail', '=', security_mail)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  return claimed.numUpdatedRows === 1n;
}

export async function releaseSecurityMail(tx: Tx, security_mail: string): Promise<void> {
  await tx
    .updateTable('security_mail')
    .set({ sent_at: null })
    .where('security_mail', '=', security_mail)
    .execute();
}

export async function sweepSecurityMails(tx: Tx, before: Date): Promise<number> {
  const swept = await tx
    .deleteFrom('security_mail')
    .where('created_at', '<', before)
    .executeTakeFirst();
  return Number(swept.numDeletedRows);
}
