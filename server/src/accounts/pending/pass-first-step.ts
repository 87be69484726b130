import type { PendingSignIn } from '@torg/protocol/accounts/factors';
import { limits } from '@torg/protocol/limits';
import type { Actor } from '../../platform/actor.ts';
import type { ChangeContext } from '../../platform/handler.ts';
import { hashToken, newToken } from '../../platform/http/session-cookie.ts';
import { lockAccount } from '../accounts.repository.ts';
import type { FirstStep } from '../accounts.tables.ts';
import { findFactors } from '../factors/find-factors.ts';
import { startSession } from '../sessions/start-session.ts';
import { savePendingSignIn } from './pending-sign-ins.repository.ts';

interface Passed {
  account: string;
  method: FirstStep;
  return_to: string;
}

/** What the person gets after the first step: they are signed in, or a second factor is asked for. */
export interface StepResult {
  account: string;
  second_factor: PendingSignIn | null;
  return_to: string;
}

/**
 * Signs in whoever has no second factor. For all others the sign-in waits, and a cookie says which
 * one. The lock keeps a factor that is being added at this moment from being passed by.
 */
export async function passFirstStep(
  context: ChangeContext<Actor | null>,
  { account, method, return_to }: Passed,
): Promise<StepResult> {
  const { db, now } = context;
  await lockAccount(db, account);
  const methods = await findFactors(db, account);
  if (methods.length === 0) {
    await startSession(context, account, { method });
    return { account, second_factor: null, return_to };
  }
  const token = newToken();
  const expires_at = new Date(now.getTime() + limits.pendingSignIn.minutes * 60_000);
  const token_hash = hashToken(token);
  await savePendingSignIn(db, { token_hash, account, method, return_to, expires_at });
  context.setPendingSignIn(token);
  return { account, second_factor: { methods, expires_at: expires_at.toISOString() }, return_to };
}
