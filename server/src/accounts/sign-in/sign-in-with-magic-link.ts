import type { Actor } from '../../platform/actor.ts';
import type { ChangeContext } from '../../platform/handler.ts';
import { hashToken } from '../../platform/http/session-cookie.ts';
import { found } from '../../platform/refusal.ts';
import { securityLog } from '../../platform/security-log.ts';
import { acceptInvitation } from '../invitations/accept-invitation.ts';
import { startSession } from '../sessions/start-session.ts';
import { useMagicLink } from './magic-links.repository.ts';

/** Signs in by the token of a mailed link; returns the account and the page to open. */
export async function signInWithMagicLink(
  context: ChangeContext<Actor | null>,
  token: string,
): Promise<{ account: string; return_to: string }> {
  const used = await useMagicLink(context.db, hashToken(token), context.now);
  if (used === undefined) securityLog(context, 'link_refused', { account: null });
  const link = found(used, 'magic_link_not_valid');
  await acceptInvitation(context, link.account);
  await startSession(context, link.account, 'magic_link');
  return link;
}
