import type { ChangeContext } from '../../platform/handler.ts';
import { allowed } from '../../platform/refusal.ts';
import { securityLog } from '../../platform/security-log.ts';
import { lockAccount } from '../accounts.repository.ts';
import { revokeAccess } from '../closing/revoke-access.ts';
import { deletePasskeys } from '../passkeys/passkeys.repository.ts';
import { informOwner } from '../security-mails/inform-owner.ts';
import { deleteRecoveryCodes } from '../recovery-codes/recovery-codes.repository.ts';
import { deleteTotp } from '../totp/totp.repository.ts';

/** Removes all factors and codes of somebody who has lost them, and signs them out everywhere. */
export async function resetFactors(change: ChangeContext, account: string): Promise<void> {
  const { db } = change;
  await lockAccount(db, account);
  const hadTotp = await deleteTotp(db, account);
  const passkeys = await deletePasskeys(db, account);
  allowed(hadTotp || passkeys > 0, 'could_not_find_second_factor');
  await deleteRecoveryCodes(db, account);
  await revokeAccess(change, account);
  await informOwner(change, account, 'reset_second_factor');
  securityLog(change, 'factors_reset', { account });
}
