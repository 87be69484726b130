import type { PasskeyAnswer } from '@torg/protocol/accounts/passkeys';
import type { Actor } from '../../platform/actor.ts';
import type { ExternalContext } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { securityLog } from '../../platform/hardening/security-log.ts';
import { lockAccount } from '../accounts.repository.ts';
import { safePath } from '../sign-in/safe-path.ts';
import { startSession } from '../sessions/start-session.ts';
import { checkPasskey, type CheckedPasskey } from './check-passkey.ts';
import { useChallenge, usePasskey } from './passkeys.repository.ts';

type Context = ExternalContext<Actor | null>;

/** Uses the answer up and signs in; false if it was used before, or the account was closed. */
async function signInBy(context: Context, checked: CheckedPasskey): Promise<boolean> {
  const { passkey, counter, challenge } = checked;
  const { account } = passkey;
  return context.transaction(async (change) => {
    const { db, now } = change;
    const owner = await lockAccount(db, account);
    if (owner === undefined || owner.deactivated_at !== null) return false;
    const isFirst =
      (await useChallenge(db, challenge)) &&
      (await usePasskey(db, { passkey: passkey.passkey, counter, now }));
    if (!isFirst) return false;
    securityLog(change, 'factor_used', { account, factor: 'passkey' });
    await startSession(change, account, { method: 'passkey', factor: 'passkey' });
    change.setPendingSignIn(null);
    return true;
  });
}

/** Signs in with a passkey that has checked its owner, which counts as both factors. */
export async function signInByPasskey(
  context: Context,
  { response, return_to }: { response: PasskeyAnswer; return_to?: string | undefined },
): Promise<{ account: string; return_to: string }> {
  const checked = await checkPasskey(context, response, 'sign-in');
  const account = checked?.passkey.account ?? null;
  if (checked !== null && account !== null && (await signInBy(context, checked))) {
    return { account, return_to: safePath(return_to) ?? '/' };
  }
  securityLog(context, 'wrong_factor', { account, factor: 'passkey' });
  throw new Refusal('passkey_not_valid');
}
