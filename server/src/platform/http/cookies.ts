import type { FastifyReply } from 'fastify';
import type { Settings } from '../settings.ts';

type Where = Pick<Settings, 'publicUrl'>;

const isHttps = ({ publicUrl }: Where): boolean => publicUrl.startsWith('https://');

/**
 * The name of a cookie. With https it has the prefix with which a browser takes it from this very
 * host only, so that no other page of the domain can put one there.
 */
export const cookieName = (name: string, where: Where): string =>
  isHttps(where) ? `__Host-${name}` : name;

export function readCookie(
  cookies: Readonly<Record<string, string | undefined>>,
  name: string,
  where: Where,
): string | undefined {
  return cookies[cookieName(name, where)];
}

export interface Cookie {
  name: string;
  /** null clears it */
  value: string | null;
  seconds: number;
}

/** Sets a cookie that only the server reads; lax, so that links from elsewhere find people signed in. */
export function writeCookie(
  reply: FastifyReply,
  { name, value, seconds }: Cookie,
  where: Where,
): void {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(where) } as const;
  const fullName = cookieName(name, where);
  if (value === null) reply.clearCookie(fullName, options);
  else reply.setCookie(fullName, value, { ...options, maxAge: seconds });
}
