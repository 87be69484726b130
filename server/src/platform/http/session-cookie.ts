import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { limits } from '@torg/protocol/limits';
import type { Settings } from '../settings.ts';
import { Refusal } from '../refusal.ts';
import { cookieName, readCookie, writeCookie } from './cookies.ts';

type Where = Pick<Settings, 'publicUrl'>;

const name = 'torg_session';

/** The full name of the cookie; a session under another name, such as an older one, is not read. */
export const sessionCookie = (where: Where): string => cookieName(name, where);

/** 256 bits that only the browser stores; the database has the hash. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

export function readSessionToken({ cookies }: FastifyRequest, where: Where): string | null {
  const token = readCookie(cookies, name, where);
  return token === undefined || token.length > 100 ? null : token;
}

const form = /^[\w-]{43}$/;

/** Refuses a cookie that we never set, where the caller is told apart from a stranger by it. */
export function refuseUnknownForm({ cookies }: FastifyRequest, where: Where): void {
  const token = readCookie(cookies, name, where);
  if (token !== undefined && !form.test(token)) {
    throw new Refusal('access_token_could_not_be_decoded');
  }
}

/** Sets the cookie, or with null clears it. */
export function writeSessionToken(reply: FastifyReply, token: string | null, where: Where): void {
  writeCookie(reply, { name, value: token, seconds: limits.session.days * 86_400 }, where);
}
