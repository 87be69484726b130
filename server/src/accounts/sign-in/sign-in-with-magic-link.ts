import type { Actor } from '../../platform/actor.ts';
import type { ChangeContext } from '../../platform/handler.ts';
import { hashToken } from '../../platform/http/session-cookie.ts';
import { found } from '../../platform/refusal.ts';
import { securityLog } from '../../platform/hardening/security-log.ts';
import { acceptInvitation } from '../invitations/accept-invitation.ts';
import { passFirstStep, type StepResult } from '../pending/pass-first-step.ts';
import { useMagicLink } from './magic-links.repository.ts';

/** Takes the first step by the token of a mailed link. */
export async function signInWithMagicLink(
  context: ChangeContext<Actor | null>,
  token: string,
): Promise<StepResult> {
  const used = await useMagicLink(context.db, hashToken(token), context.now);
  if (used === undefined) securityLog(context, 'link_refused', { account: null });
  const { account, return_to } = found(used, 'magic_link_not_valid');
  await acceptInvitation(context, account);
  return passFirstStep(context, { account, method: 'magic_link', return_to });
}
