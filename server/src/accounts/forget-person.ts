import type { Tx } from '../platform/database/tables.ts';

/**
 * Takes everything personal out of an account and closes every way in; the empty row stays, since
 * others refer to it. Answers the photo that it had. The address says nothing of whom it was.
 */
export async function forgetPerson(tx: Tx, account: string, now: Date): Promise<string | null> {
  const { image_file } = await tx
    .selectFrom('account')
    .select('image_file')
    .where('account', '=', account)
    .forUpdate()
    .executeTakeFirstOrThrow();
  for (const table of ['session', 'magic_link', 'account_invitation', 'oidc_identity'] as const) {
    await tx.deleteFrom(table).where('account', '=', account).execute();
  }
  await tx
    .updateTable('account')
    .set({
      email: `${account}@deleted.invalid`,
      name: '',
      title: null,
      phone: null,
      image_file: null,
      organization: null,
      is_admin_in_company: false,
      verified: false,
      completed_wizard: false,
      recommendation_mails: false,
      password_hash: null,
      updated_at: now,
    })
    .where('account', '=', account)
    .execute();
  return image_file;
}
