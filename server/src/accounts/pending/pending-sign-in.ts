import type { FactorProof, PendingSignIn } from '@torg/protocol/accounts/factors';
import type { Actor } from '../../platform/actor.ts';
import type { ExternalContext, ReadContext } from '../../platform/handler.ts';
import { allowed, Refusal } from '../../platform/refusal.ts';
import { findFactors } from '../factors/find-factors.ts';
import { proveFactor } from '../factors/prove-factor.ts';
import { passkeyRequest } from '../passkeys/passkey-options.ts';
import { findPasskeys } from '../passkeys/passkeys.repository.ts';
import { startSession } from '../sessions/start-session.ts';
import { takePendingSignIn } from './pending-sign-ins.repository.ts';
import { readPending } from './read-pending.ts';

type Reading = Pick<ReadContext<Actor | null>, 'db' | 'now' | 'settings' | 'request'>;

/** How the sign-in of this browser can go on. */
export async function describePending(context: Reading): Promise<PendingSignIn> {
  const { account, expires_at } = await readPending(context);
  const methods = await findFactors(context.db, account);
  // The factors were reset meanwhile: the first step has to be taken again.
  allowed(methods.length > 0, 'sign_in_not_pending');
  return { methods, expires_at: expires_at.toISOString() };
}

/** What the browser needs for a passkey as the second factor. */
export async function requestPasskeyFactor(context: Reading) {
  const { account } = await readPending(context);
  const passkeys = await findPasskeys(context.db, account);
  allowed(passkeys.length > 0, 'could_not_find_passkey');
  return passkeyRequest(`second factor of ${account}`, passkeys, context);
}

/** Signs in by the second factor; returns the account and the page to open. */
export async function passSecondStep(
  context: ExternalContext<Actor | null>,
  proof: FactorProof,
): Promise<{ account: string; return_to: string }> {
  const { account, method, return_to, token_hash } = await readPending(context);
  const attempt = { account, proof, purpose: `second factor of ${account}` } as const;
  return proveFactor(context, attempt, async (change) => {
    if (!(await takePendingSignIn(change.db, token_hash))) throw new Refusal('sign_in_not_pending');
    await startSession(change, account, { method, factor: proof.method });
    change.setPendingSignIn(null);
    return { account, return_to };
  });
}
