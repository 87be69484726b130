import type { FastifyReply } from 'fastify';
import type { RedirectAnswer } from '../handler.ts';

/** The cookie is lax, so that it is sent when another site redirects the browser back here. */
export function sendRedirect(
  reply: FastifyReply,
  { location, cookie }: RedirectAnswer,
  secure: boolean,
): FastifyReply {
  if (cookie !== undefined) {
    const options = { path: cookie.path, httpOnly: true, sameSite: 'lax', secure } as const;
    if (cookie.value === null) reply.clearCookie(cookie.name, options);
    else reply.setCookie(cookie.name, cookie.value, { ...options, maxAge: cookie.seconds });
  }
  return reply.header('cache-control', 'no-store').redirect(location);
}
