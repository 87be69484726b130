import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { limits } from '@torg/protocol/limits';
import { sessionCookie } from '../../server/src/platform/http/session-cookie.ts';

const token = new RegExp(`${sessionCookie({ publicUrl: 'http://127.0.0.1' })}=([\\w-]{43})`);

/** What the database knows a session by. */
export function tokenHashOf({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const [, found = ''] = token.exec(headers.cookie ?? '') ?? [];
  return createHash('sha256').update(found).digest('base64url');
}

/** Whoever asks: the owner `x` of the session with the hash of the first parameter. */
export const callerFrom = `session join account x on x.account = session.account
  and x.deactivated_at is null
  and session.token_hash = $1 and session.expires_at > now()
  and session.last_seen_at > now() - interval '${limits.session.unusedDays} days'`;
