import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inTransaction, readContext, type ApiParts } from '../../platform/http/contexts.ts';
import { hashToken, readSessionToken } from '../../platform/http/session-cookie.ts';
import { Refusal } from '../../platform/refusal.ts';
import { logoutTarget } from '../oidc/logout-target.ts';
import { leaveSession } from './leave-session.ts';

const pages = new Set(['document', 'empty']);

/**
 * A page of another site, an image in a message or a browser's prefetch must not log anybody out.
 * Programs and old browsers send none of these headers.
 */
function isMeant({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  const kind = headers['sec-fetch-dest'];
  const purpose = headers['sec-purpose'] ?? headers['purpose'] ?? '';
  if (site === 'cross-site' || String(purpose).includes('prefetch')) return false;
  return kind === undefined || pages.has(kind);
}

/** `GET /logout?goto=`: a plain link that ends the session, for pages outside the app. */
export function registerLogout(app: FastifyInstance, parts: ApiParts): void {
  app.get('/logout', { exposeHeadRoute: false }, async (request, reply) => {
    if (!isMeant(request)) throw new Refusal('foreign_origin');
    const token = readSessionToken(request, parts.settings);
    const actor = token === null ? null : await parts.actors.find(hashToken(token));
    const reading = readContext(parts, request, actor);
    await inTransaction(parts, reading, reply, leaveSession);
    const { goto } = request.query as { goto?: unknown };
    return reply
      .header('cache-control', 'no-store')
      .redirect(logoutTarget(goto, parts.settings), 303);
  });
}
