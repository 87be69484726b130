import { limits } from '@torg/protocol/limits';
import type { SignInAttempt, SignInSubject } from './sign-in-attempts.repository.ts';

const { attempts, attemptsFromAddress, windowMinutes, knownAddressDays } = limits.signIn;
const firstWaitMs = 30_000;
const windowMs = windowMinutes * 60_000;

/** Since when wrong attempts count, and since when a right one makes an address known. */
export function countsSince(now: Date): { wrong: Date; right: Date } {
  return {
    wrong: new Date(now.getTime() - windowMs),
    right: new Date(now.getTime() - knownAddressDays * 86_400_000),
  };
}

/** The end of the wait after so many wrong attempts; each further one doubles it. */
function waitEnds(wrong: readonly SignInAttempt[], free: number): number {
  if (wrong.length < free) return 0;
  const last = Math.max(...wrong.map(({ created_at }) => created_at.getTime()));
  return last + Math.min(firstWaitMs * 2 ** (wrong.length - free), windowMs);
}

/**
 * Seconds until the next attempt is allowed; 0: now. Strangers share one count per account, and an
 * address its owner signed in from has its own, so nobody else can lock the owner out.
 */
export function secondsToWait(
  earlier: readonly SignInAttempt[],
  subject: SignInSubject,
  now: Date,
): number {
  const wrong = earlier.filter(({ succeeded }) => !succeeded);
  const fromHere = wrong.filter(({ address_hash }) => address_hash === subject.address_hash);
  const isKnown = earlier.some(({ succeeded }) => succeeded);
  const onAccount = (isKnown ? fromHere : wrong).filter(
    ({ email_hash }) => email_hash === subject.email_hash,
  );
  const ends = Math.max(waitEnds(onAccount, attempts), waitEnds(fromHere, attemptsFromAddress));
  return Math.max(0, Math.ceil((ends - now.getTime()) / 1000));
}
