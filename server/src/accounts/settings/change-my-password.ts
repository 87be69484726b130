import type { accountCalls } from '@torg/protocol/accounts/accounts';
import type { Handler } from '../../platform/handler.ts';
import { found, Refusal } from '../../platform/refusal.ts';
import { securityLog } from '../../platform/security-log.ts';
import { changeAccount, findAccount } from '../accounts.repository.ts';
import { endOtherSessions } from '../sessions/sessions.repository.ts';
import { forgetMagicLinks } from '../sign-in/magic-links.repository.ts';
import { hashPassword } from '../sign-in/password.ts';
import { tryPassword } from '../sign-in/try-password.ts';
import { mailPasswordChanged } from './mail-password-changed.ts';

/** An account without a password needs no old one to set it: the session is the proof. */
export const changeMyPassword: Handler<typeof accountCalls.changeMyPassword> = async (
  context,
  { body },
) => {
  const { account, session } = context.actor;
  const own = found(await findAccount(context.db, account), 'could_not_find_account');
  if (own.password_hash !== null) {
    const right = await tryPassword(context, own.email, body.current_password ?? '');
    if (right === null) throw new Refusal('password_is_wrong');
  }
  const password_hash = await hashPassword(body.new_password);
  await context.transaction(async (change) => {
    const { db, now, enqueue, forgetActor } = change;
    await changeAccount(db, account, { password_hash, updated_at: now });
    await endOtherSessions(db, account, session);
    await forgetMagicLinks(db, account);
    await forgetActor(account);
    await enqueue(mailPasswordChanged, { account });
    securityLog(change, 'password_changed');
  });
};
