import type { Actor } from '../../platform/actor.ts';
import type { ReadContext } from '../../platform/handler.ts';
import { readPendingToken } from '../../platform/http/pending-cookie.ts';
import { hashToken } from '../../platform/http/session-cookie.ts';
import { found } from '../../platform/refusal.ts';
import { findPendingSignIn, type PendingRow } from './pending-sign-ins.repository.ts';

type Context = Pick<ReadContext<Actor | null>, 'db' | 'now' | 'settings' | 'request'>;

/** The sign-in of this browser that waits for its second factor. */
export async function readPending(context: Context): Promise<PendingRow> {
  const { db, now, settings, request } = context;
  const secure = settings.environment === 'production';
  const token = found(readPendingToken(request.cookies, secure), 'sign_in_not_pending');
  return found(await findPendingSignIn(db, hashToken(token), now), 'sign_in_not_pending');
}
