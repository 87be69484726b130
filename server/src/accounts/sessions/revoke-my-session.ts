import type { accountCalls } from '@torg/protocol/accounts/accounts';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { securityLog } from '../../platform/hardening/security-log.ts';
import { mayEndSession } from '../accounts.policy.ts';
import { endSession, findSession } from './sessions.repository.ts';

export const revokeMySession: Handler<typeof accountCalls.revokeMySession> = async (
  context,
  { params },
) => {
  const { db, actor } = context;
  const session = found(await findSession(db, params.session_id), 'could_not_find_session');
  allowed(mayEndSession(actor, session));
  await endSession(db, session.session);
  await context.forgetActor(actor.account);
  securityLog(context, 'sessions_ended');
  if (session.session === actor.session) context.setSession(null);
};
