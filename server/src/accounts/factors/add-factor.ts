import { recordChange } from '../../events/events.commands.ts';
import type { ChangeContext, ExternalContext } from '../../platform/handler.ts';
import { securityLog } from '../../platform/security-log.ts';
import { lockAccount } from '../accounts.repository.ts';
import { forgetPendingSignIns } from '../pending/pending-sign-ins.repository.ts';
import { informOwner } from '../security-mails/inform-owner.ts';
import { confirmSession, endOtherSessions } from '../sessions/sessions.repository.ts';
import { findFactors } from './find-factors.ts';
import { makeRecoveryCodes } from '../recovery-codes/recovery-code.ts';
import { replaceRecoveryCodes } from '../recovery-codes/recovery-codes.repository.ts';

/** With the first factor come the recovery codes, and sessions that have not proved it end. */
async function afterFirst(change: ChangeContext, hashes: readonly string[]): Promise<void> {
  const { db, actor } = change;
  await replaceRecoveryCodes(db, actor.account, hashes);
  await endOtherSessions(db, actor.account, actor.session);
  await forgetPendingSignIns(db, actor.account);
  securityLog(change, 'recovery_codes_made');
}

/**
 * Adds a factor that its owner has just proved. Codes are made before the transaction, since their
 * hashes are slow; the lock decides which of two factors added at once is the first.
 */
export async function addFactor(
  context: ExternalContext,
  factor: 'totp' | 'passkey',
  save: (change: ChangeContext) => Promise<void>,
): Promise<{ recovery_codes: string[] | null }> {
  const { account, session } = context.actor;
  const before = await findFactors(context.db, account);
  const made = before.length === 0 ? await makeRecoveryCodes() : null;
  return context.transaction(async (change) => {
    const { db, now } = change;
    await lockAccount(db, account);
    const isFirst = made !== null && (await findFactors(db, account)).length === 0;
    await save(change);
    if (isFirst) await afterFirst(change, made.hashes);
    await confirmSession(db, session, { now, withFactor: true });
    await change.forgetActor(account);
    const what = `added_${factor}` as const;
    await recordChange(change, { what, object: { kind: 'account', id: account } });
    await informOwner(change, account, what);
    securityLog(change, 'factor_added', { factor });
    return { recovery_codes: isFirst ? made.codes : null };
  });
}
