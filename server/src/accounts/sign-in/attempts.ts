import { createHmac } from 'node:crypto';
import type { Actor } from '../../platform/actor.ts';
import type { ReadContext } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { networkOf } from '../../platform/http/limits/network-of.ts';
import { findAttempts, type SignInSubject } from './sign-in-attempts.repository.ts';
import { countsSince, secondsToWait } from './sign-in-delay.ts';

type Context = Pick<ReadContext<Actor | null>, 'db' | 'now' | 'settings' | 'request'>;

/** What is tried, such as the password of an address, and the address that tries it. */
export function subjectOf({ settings, request }: Context, tried: string): SignInSubject {
  const hash = (text: string) =>
    createHmac('sha256', settings.sessionSecret).update(text).digest('base64url');
  return {
    email_hash: hash(tried),
    address_hash: hash(`address:${networkOf(request.address)}`),
  };
}

/** Refuses whoever has guessed too often, for a while that grows. */
export async function checkDelay({ db, now }: Context, subject: SignInSubject): Promise<void> {
  const earlier = await findAttempts(db, subject, countsSince(now));
  const seconds = secondsToWait(earlier, subject, now);
  if (seconds > 0) throw new Refusal('too_many_requests', { retryAfterSeconds: seconds });
}
