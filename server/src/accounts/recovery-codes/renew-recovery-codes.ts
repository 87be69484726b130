import type { securityCalls } from '@torg/protocol/accounts/security-calls';
import { recordChange } from '../../events/events.commands.ts';
import type { Handler } from '../../platform/handler.ts';
import { allowed } from '../../platform/refusal.ts';
import { securityLog } from '../../platform/security-log.ts';
import { lockAccount } from '../accounts.repository.ts';
import { checkConfirmed } from '../confirmation/check-confirmed.ts';
import { informOwner } from '../security-mails/inform-owner.ts';
import { findFactors } from '../factors/find-factors.ts';
import { makeRecoveryCodes } from './recovery-code.ts';
import { replaceRecoveryCodes } from './recovery-codes.repository.ts';

export const renewRecoveryCodes: Handler<typeof securityCalls.renewRecoveryCodes> = async (
  context,
) => {
  await checkConfirmed(context);
  const { account } = context.actor;
  const { codes, hashes } = await makeRecoveryCodes();
  await context.transaction(async (change) => {
    const { db } = change;
    await lockAccount(db, account);
    allowed((await findFactors(db, account)).length > 0, 'could_not_find_second_factor');
    await replaceRecoveryCodes(db, account, hashes);
    const what = 'renewed_recovery_codes';
    await recordChange(change, { what, object: { kind: 'account', id: account } });
    await informOwner(change, account, what);
    securityLog(change, 'recovery_codes_made');
  });
  return { recovery_codes: codes };
};
