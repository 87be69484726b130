import type { securityCalls } from '@torg/protocol/accounts/security-calls';
import type { Handler } from '../../platform/handler.ts';
import { securityLog } from '../../platform/hardening/security-log.ts';
import { forgetPendingSignIns } from '../pending/pending-sign-ins.repository.ts';
import { forgetMagicLinks } from '../sign-in/magic-links.repository.ts';
import { endOtherSessions } from './sessions.repository.ts';

/** Also ends what could become a session elsewhere: mailed links, and sign-ins between two steps. */
export const revokeOtherSessions: Handler<typeof securityCalls.revokeOtherSessions> = async (
  context,
) => {
  const { db, actor } = context;
  await endOtherSessions(db, actor.account, actor.session);
  await forgetMagicLinks(db, actor.account);
  await forgetPendingSignIns(db, actor.account);
  await context.forgetActor(actor.account);
  securityLog(context, 'sessions_ended');
};
