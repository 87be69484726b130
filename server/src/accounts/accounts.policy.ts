import type { AccountSession } from '@torg/protocol/accounts/accounts';
import type { Actor } from '../platform/actor.ts';

/** Sessions and photos belong to their owner; nobody else, not even an admin, changes them here. */
export const mayEndSession = (actor: Actor, session: { account: string }): boolean =>
  session.account === actor.account;

/** The session of this very browser ends by signing out, which the shell offers. */
export const can = (
  actor: Actor,
  session: { account: string; session: string },
): AccountSession['can'] => ({
  end: mayEndSession(actor, session) && session.session !== actor.session,
});
