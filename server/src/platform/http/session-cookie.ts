import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { limits } from '@torg/protocol/limits';

export const sessionCookie = 'torg_session';

/** 256 bits that only the browser stores; the database has the hash. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

export function readSessionToken(request: FastifyRequest): string | null {
  const token = request.cookies[sessionCookie];
  return token === undefined || token.length > 100 ? null : token;
}

/** Sets the cookie, or with null clears it. */
export function writeSessionToken(
  reply: FastifyReply,
  token: string | null,
  secure: boolean,
): void {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  if (token === null) reply.clearCookie(sessionCookie, options);
  else reply.setCookie(sessionCookie, token, { ...options, maxAge: limits.session.days * 86_400 });
}
