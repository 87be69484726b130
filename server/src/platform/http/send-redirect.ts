import type { FastifyReply } from 'fastify';
import type { RedirectAnswer } from '../handler.ts';
import type { Settings } from '../settings.ts';
import { writeCookie } from './cookies.ts';

export function sendRedirect(
  reply: FastifyReply,
  { location, cookie }: RedirectAnswer,
  settings: Settings,
): FastifyReply {
  if (cookie !== undefined) writeCookie(reply, cookie, settings);
  return reply.header('cache-control', 'no-store').redirect(location);
}
