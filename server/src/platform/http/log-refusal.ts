import type { ErrorCode } from '@torg/protocol/errors';
import type { FastifyRequest } from 'fastify';
import { securityEvents } from '../metrics.ts';
import type { Refusal } from '../refusal.ts';
import { securityLog, type securityAttempts } from '../hardening/security-log.ts';

/** The refusals that the security log tells of, by their code. */
const kinds: Partial<Record<ErrorCode, keyof typeof securityAttempts>> = {
  user_is_not_authorized: 'access_refused',
  user_not_verified: 'access_refused',
  cannot_change_own_account: 'access_refused',
  cannot_delete_own_profile: 'access_refused',
  foreign_origin: 'foreign_request_refused',
  too_many_requests: 'limit_reached',
};

const writtenEveryMs = 60_000;
const cachedAtMost = 10_000;
/** When each server has written which line; tests start several in one process. */
const writtenBy = new WeakMap<FastifyRequest['server'], Map<string, number>>();

/** Whether this very line was written a moment ago: whoever repeats a request must not fill the log. */
function isRepeated({ server }: FastifyRequest, line: string): boolean {
  const now = Date.now();
  const written = writtenBy.get(server) ?? new Map<string, number>();
  writtenBy.set(server, written);
  if (now - (written.get(line) ?? 0) < writtenEveryMs) return true;
  if (written.size >= cachedAtMost) written.clear();
  written.set(line, now);
  return false;
}

/**
 * Writes a refusal to the security log, with the route and the account; a repeated one is only
 * counted. Whoever is not signed in and is told so is left out: every visit begins with that.
 */
export function logRefusal(request: FastifyRequest, { code }: Refusal): void {
  const kind = kinds[code];
  const actor = request.actor ?? null;
  if (kind === undefined || (kind === 'access_refused' && actor === null)) return;
  const call = `${request.method} ${request.routeOptions.url ?? 'none'}`;
  if (isRepeated(request, `${actor?.account} ${call} ${code}`)) securityEvents.labels(kind).inc();
  else securityLog({ log: request.log, actor }, kind, { call, code });
}
