import type { Actor } from '../../platform/actor.ts';
import type { ExternalContext } from '../../platform/handler.ts';
import { securityLog } from '../../platform/hardening/security-log.ts';
import { changeAccount, findAccountByEmail } from '../accounts.repository.ts';
import { runSerially } from './run-serially.ts';
import { checkDelay, subjectOf } from './attempts.ts';
import { hashPassword, isOutdated, isPassword } from './password.ts';
import { saveRightAttempt, saveWrongAttempt } from './sign-in-attempts.repository.ts';

type Context = ExternalContext<Actor | null>;

/** A new hash at today's cost, made while we know the password; undefined when it is not needed. */
async function renewed(password: string, hash: string | null) {
  if (hash === null || !isOutdated(hash)) return undefined;
  return { password_hash: await hashPassword(password) };
}

/**
 * The account if the password is right, else null. Guesses at one address run one at a time and
 * soon have to wait; an unknown address gets the same answer, as slowly.
 */
export async function tryPassword(
  context: Context,
  email: string,
  password: string,
): Promise<string | null> {
  const subject = subjectOf(context, `email:${email}`);
  const { now } = context;
  return runSerially(subject.email_hash, async () => {
    await checkDelay(context, subject);
    const found = await findAccountByEmail(context.db, email);
    const hash = found?.password_hash ?? null;
    const isRight = await isPassword(password, hash);
    if (found === undefined || !isRight) {
      await context.transaction(({ db }) => saveWrongAttempt(db, subject, now));
      securityLog(context, 'wrong_password', { account: found?.account ?? null });
      return null;
    }
    const changes = await renewed(password, hash);
    await context.transaction(async ({ db }) => {
      await saveRightAttempt(db, subject, now);
      if (changes) await changeAccount(db, found.account, { ...changes, updated_at: now });
    });
    return found.account;
  });
}
