import type { FactorKind } from '@torg/protocol/accounts/factors';
import { limits } from '@torg/protocol/limits';
import type { Actor } from '../../platform/actor.ts';
import type { ChangeContext } from '../../platform/handler.ts';
import { hashToken, newToken } from '../../platform/http/session-cookie.ts';
import type { SignInMethod } from '../accounts.tables.ts';
import { securityLog } from '../../platform/hardening/security-log.ts';
import { hasUsedDevice } from './has-used-device.ts';
import { endSession, saveSession } from './sessions.repository.ts';

interface Start {
  method: SignInMethod;
  /** the second factor that was proved; `provider`: the other service has asked for one */
  factor?: FactorKind | 'provider';
}

/**
 * Signs somebody in on this browser, replacing whoever was signed in there before. Whoever has just
 * signed in is not asked again who they are.
 */
export async function startSession(
  context: ChangeContext<Actor | null>,
  account: string,
  { method, factor }: Start,
): Promise<void> {
  const { db, actor, now, request } = context;
  if (actor !== null) {
    await endSession(db, actor.session);
    await context.forgetActor(actor.account);
  }
  const isNewDevice = !(await hasUsedDevice(db, account, request.device));
  const token = newToken();
  await saveSession(db, {
    token_hash: hashToken(token),
    account,
    method,
    device: request.device,
    created_at: now,
    last_seen_at: now,
    confirmed_at: now,
    second_factor_at: factor === undefined ? null : now,
    expires_at: new Date(now.getTime() + limits.session.days * 86_400_000),
  });
  context.setSession(token);
  const second = factor === undefined || factor === 'provider' ? {} : { second_factor: factor };
  await context.emit('user_logged_in', { method, ...second }, account);
  const about = { account, by: null, method };
  securityLog(context, 'signed_in', about);
  if (isNewDevice) securityLog(context, 'new_device', about);
}
