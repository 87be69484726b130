import type { Actor } from '../../platform/actor.ts';
import type { ChangeContext } from '../../platform/handler.ts';
import { securityLog } from '../../platform/hardening/security-log.ts';
import { changeAccount } from '../accounts.repository.ts';
import { forgetUnusedLinks } from '../sign-in/magic-links.repository.ts';
import { takeInvitation } from './account-invitations.repository.ts';

/**
 * Runs when an invited person signs in by a mailed link or by a service that vouches for their
 * address. That proves the address, so the account is verified and all other links, which last for
 * days, end. Returns whether there was an invitation.
 */
export async function acceptInvitation(
  context: ChangeContext<Actor | null>,
  account: string,
): Promise<boolean> {
  const { db, now, emit, forgetActor } = context;
  const organization = await takeInvitation(db, account);
  if (organization === undefined) return false;
  await forgetUnusedLinks(db, account);
  await changeAccount(db, account, { verified: true, updated_at: now });
  await forgetActor(account);
  await emit('accepted_invitation', { organization }, account);
  securityLog(context, 'rights_changed', { account, by: null, changed: ['verified'] });
  return true;
}
