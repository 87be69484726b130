import type { FastifyReply } from 'fastify';
import { limits } from '@torg/protocol/limits';

/** The prefix lets browsers accept it only with Secure, without a domain, and for the whole site. */
const nameOf = (secure: boolean): string =>
  secure ? '__Host-torg_second_factor' : 'torg_second_factor';

type Cookies = Readonly<Record<string, string | undefined>>;

/** The token of this browser's sign-in that waits for its second factor. */
export function readPendingToken(cookies: Cookies, secure: boolean): string | null {
  const token = cookies[nameOf(secure)];
  return token === undefined || token.length > 100 ? null : token;
}

/** Sets the cookie, or with null clears it. */
export function writePendingToken(
  reply: FastifyReply,
  token: string | null,
  secure: boolean,
): void {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  const maxAge = limits.pendingSignIn.minutes * 60;
  if (token === null) reply.clearCookie(nameOf(secure), options);
  else reply.setCookie(nameOf(secure), token, { ...options, maxAge });
}
