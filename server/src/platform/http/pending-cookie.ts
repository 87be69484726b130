import type { FastifyReply } from 'fastify';
import { limits } from '@torg/protocol/limits';
import type { Settings } from '../settings.ts';
import { readCookie, writeCookie } from './cookies.ts';

type Where = Pick<Settings, 'publicUrl'>;

const name = 'torg_second_factor';

type Cookies = Readonly<Record<string, string | undefined>>;

/** The token of this browser's sign-in that waits for its second factor. */
export function readPendingToken(cookies: Cookies, where: Where): string | null {
  const token = readCookie(cookies, name, where);
  return token === undefined || token.length > 100 ? null : token;
}

/** Sets the cookie, or with null clears it. */
export function writePendingToken(reply: FastifyReply, token: string | null, where: Where): void {
  writeCookie(reply, { name, value: token, seconds: limits.pendingSignIn.minutes * 60 }, where);
}
