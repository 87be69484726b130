import type { accountCalls } from '@torg/protocol/accounts/accounts';
import { recordChange } from '../../events/events.commands.ts';
import type { ChangeContext, ExternalContext, Handler } from '../../platform/handler.ts';
import { found, Refusal } from '../../platform/refusal.ts';
import { securityLog } from '../../platform/security-log.ts';
import { changeAccount, findAccount, lockAccount } from '../accounts.repository.ts';
import { checkConfirmed } from '../confirmation/check-confirmed.ts';
import { forgetPendingSignIns } from '../pending/pending-sign-ins.repository.ts';
import { endOtherSessions } from '../sessions/sessions.repository.ts';
import { forgetMagicLinks } from '../sign-in/magic-links.repository.ts';
import { hashPassword } from '../sign-in/password.ts';
import { tryOwnPassword } from '../sign-in/try-own-password.ts';
import { checkNewPassword } from './check-new-password.ts';
import { mailPasswordChanged } from './mail-password-changed.ts';

/** The present password proves who is there; without it, they must have proved it just now. */
async function checkOwner(context: ExternalContext, current: string | undefined): Promise<void> {
  if (current === undefined) return checkConfirmed(context);
  if (!(await tryOwnPassword(context, current))) throw new Refusal('password_is_wrong');
}

/** Ends whatever somebody else may have begun with the old password. */
async function setPassword(change: ChangeContext, password_hash: string): Promise<void> {
  const { db, actor, now, enqueue, forgetActor } = change;
  const { account } = actor;
  await lockAccount(db, account);
  await changeAccount(db, account, { password_hash, updated_at: now });
  await endOtherSessions(db, account, actor.session);
  await forgetMagicLinks(db, account);
  await forgetPendingSignIns(db, account);
  await forgetActor(account);
  await recordChange(change, {
    what: 'changed_password',
    object: { kind: 'account', id: account },
  });
  await enqueue(mailPasswordChanged, { account });
  securityLog(change, 'password_changed');
}

export const changeMyPassword: Handler<typeof accountCalls.changeMyPassword> = async (
  context,
  { body },
) => {
  const { account } = context.actor;
  const own = found(await findAccount(context.db, account), 'could_not_find_account');
  await checkOwner(context, own.password_hash === null ? undefined : body.current_password);
  await checkNewPassword(body.new_password, own);
  const password_hash = await hashPassword(body.new_password);
  await context.transaction((change) => setPassword(change, password_hash));
};
