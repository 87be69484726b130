import { limits } from '@torg/protocol/limits';
import type { Locale, Role } from '@torg/protocol/terms';
import { recordChange } from '../../events/events.commands.ts';
import type { ChangeContext } from '../../platform/handler.ts';
import { allowed, found, Refusal } from '../../platform/refusal.ts';
import { securityLog, type SecurityContext } from '../../platform/hardening/security-log.ts';
import { findAccount, insertAccount } from '../accounts.repository.ts';
import {
  saveInvitation,
  lockInvitation,
  renewInvitation,
} from './account-invitations.repository.ts';
import { mailAccountInvitation } from './mail-account-invitation.ts';

/** Somebody whom their company or a colleague vouches for. */
interface InvitedPerson {
  /** lower case */
  email: string;
  name: string;
  role: Role;
  locale: Locale;
  organization: string;
}

/**
 * Creates an account and mails the invitation. It becomes verified when the person signs in by a
 * mailed link, which proves the address.
 */
export async function invitePerson(
  context: Pick<ChangeContext, 'db' | 'actor' | 'now' | 'enqueue' | 'emit'> & SecurityContext,
  invited: InvitedPerson,
): Promise<string> {
  const { db, actor, now, enqueue, emit } = context;
  const inserted = await insertAccount(db, invited);
  const account = found(inserted, 'could_not_create_account');
  await saveInvitation(db, { account, invited_by: actor.account, invited_at: now });
  await enqueue(mailAccountInvitation, { account });
  await emit('invited_colleague', { organization: invited.organization });
  const { organization } = invited;
  await recordChange(context, {
    what: 'invited_account',
    object: { kind: 'account', id: account },
    also: [organization],
  });
  securityLog(context, 'account_made', { account, role: invited.role });
  return account;
}

const pauseSeconds = limits.accountInvitation.againAfterMinutes * 60;

/** Mails an open invitation again; only after a pause, so that it does not fill the mailbox. */
export async function inviteAgain(context: ChangeContext, account: string): Promise<void> {
  const { db, actor, now, enqueue } = context;
  const invited = found(await findAccount(db, account), 'could_not_find_account');
  allowed(invited.deactivated_at === null, 'account_is_deactivated');
  // An account that an admin has verified since needs no invitation.
  allowed(!invited.verified, 'could_not_find_invitation');
  const last = found(await lockInvitation(db, account), 'could_not_find_invitation');
  const left = pauseSeconds - (now.getTime() - last.getTime()) / 1000;
  if (left > 0) throw new Refusal('too_many_requests', { retryAfterSeconds: Math.ceil(left) });
  await renewInvitation(db, { account, invited_by: actor.account, invited_at: now });
  await enqueue(mailAccountInvitation, { account });
  await recordChange(context, {
    what: 'invited_account',
    object: { kind: 'account', id: account },
  });
}
