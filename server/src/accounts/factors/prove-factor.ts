import type { FactorProof } from '@torg/protocol/accounts/factors';
import type { Actor } from '../../platform/actor.ts';
import type { ChangeContext, ExternalContext } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { securityLog } from '../../platform/hardening/security-log.ts';
import { lockAccount } from '../accounts.repository.ts';
import type { ChallengePurpose } from '../passkeys/challenge.ts';
import { checkDelay, subjectOf } from '../sign-in/attempts.ts';
import { runSerially } from '../sign-in/run-serially.ts';
import { saveRightAttempt, saveWrongAttempt } from '../sign-in/sign-in-attempts.repository.ts';
import { readProof } from './read-proof.ts';

type Context = ExternalContext<Actor | null>;

interface Attempt {
  account: string;
  proof: FactorProof;
  /** what a passkey was asked to sign */
  purpose: ChallengePurpose;
}

/** Locks the account, before anything of it is locked, and tells whether it can be signed in to. */
async function isOpen({ db }: ChangeContext<Actor | null>, account: string): Promise<boolean> {
  const owner = await lockAccount(db, account);
  return owner !== undefined && owner.deactivated_at === null;
}

/**
 * Uses a factor up and does the rest in the same transaction, so that a code is lost only if it was
 * good for something. Guesses run one at a time and soon have to wait; every wrong one is answered
 * alike.
 */
export async function proveFactor<T>(
  context: Context,
  { account, proof, purpose }: Attempt,
  then: (change: ChangeContext<Actor | null>) => Promise<T>,
): Promise<T> {
  const subject = subjectOf(context, `factor:${account}`);
  const { now } = context;
  const factor = proof.method;
  return runSerially(subject.email_hash, async () => {
    await checkDelay(context, subject);
    const use = await readProof(context, { account, proof, purpose });
    const done = await context.transaction(async (change) => {
      if (use === null || !(await isOpen(change, account)) || !(await use(change))) return null;
      await saveRightAttempt(change.db, subject, now);
      securityLog(change, 'factor_used', { account, factor });
      return { result: await then(change) };
    });
    if (done !== null) return done.result;
    await context.transaction(({ db }) => saveWrongAttempt(db, subject, now));
    securityLog(context, 'wrong_factor', { account, factor });
    throw new Refusal('second_factor_is_wrong');
  });
}
