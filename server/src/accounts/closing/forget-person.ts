import type { ChangeContext } from '../../platform/handler.ts';
import { allowed } from '../../platform/refusal.ts';
import { securityLog } from '../../platform/hardening/security-log.ts';
import { lockAdmins } from '../accounts.repository.ts';
import { replacePhotoOf } from '../settings/replace-photo-of.ts';

const waysIn = [
  'session',
  'magic_link',
  'pending_sign_in',
  'account_invitation',
  'oidc_identity',
  'totp',
  'passkey',
  'recovery_code',
] as const;

/**
 * Removes all personal data from an account and closes every way in. The empty row stays, since
 * others refer to it; its new address does not reveal the old one.
 */
export async function forgetPerson(context: ChangeContext, account: string): Promise<void> {
  const { db, now, forgetActor } = context;
  const admins = await lockAdmins(db);
  allowed(admins.length > 1 || admins[0] !== account, 'torg_needs_an_admin');
  await replacePhotoOf(context, account, null);
  for (const table of waysIn) {
    await db.deleteFrom(table).where('account', '=', account).execute();
  }
  await db
    .updateTable('account')
    .set({
      email: `${account}@deleted.invalid`,
      name: '',
      title: null,
      phone: null,
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
  await forgetActor(account);
  securityLog(context, 'account_closed', { account });
}
