import { sql } from 'kysely';
import type { ChangeContext } from '../../platform/handler.ts';
import { securityLog } from '../../platform/hardening/security-log.ts';
import { revokeAccess } from './revoke-access.ts';
import { replacePhotoOf } from '../settings/replace-photo-of.ts';

/**
 * Fills the empty fields of the kept account, and leaves of the other one an empty row that points
 * to it.
 */
export async function closeMergedAccount(
  context: ChangeContext,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const { db, now } = context;
  await sql`update account as k set title = coalesce(k.title, f.title),
      phone = coalesce(k.phone, f.phone), image_file = coalesce(k.image_file, f.image_file),
      organization = coalesce(k.organization, f.organization),
      verified = k.verified or f.verified,
      is_admin_in_company = k.is_admin_in_company or f.is_admin_in_company
        and coalesce(k.organization, f.organization) = f.organization,
      completed_wizard = k.completed_wizard or f.completed_wizard, updated_at = ${now}
    from account as f where k.account = ${to} and f.account = ${from}`.execute(db);
  await replacePhotoOf(context, from, null);
  await sql`update account set email = account || '@deleted.invalid', merged_into = ${to},
      deactivated_at = ${now}, verified = false, was_verified = false, password_hash = null,
      organization = null, is_admin_in_company = false, title = null, phone = null,
      recommendation_mails = false, updated_at = ${now}
    where account = ${from}`.execute(db);
  await revokeAccess(context, from);
  await context.forgetActor(to);
  securityLog(context, 'account_closed', { account: from });
  securityLog(context, 'rights_changed', { account: to, changed: ['merged'] });
}
