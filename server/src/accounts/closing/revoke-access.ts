import type { ChangeContext } from '../../platform/handler.ts';
import { securityLog } from '../../platform/hardening/security-log.ts';
import { endSessions } from '../sessions/sessions.repository.ts';
import { forgetPendingSignIns } from '../pending/pending-sign-ins.repository.ts';
import { forgetMagicLinks } from '../sign-in/magic-links.repository.ts';

/** Ends all sessions, all mailed links that were sent before, and sign-ins between their two steps. */
export async function revokeAccess(context: ChangeContext, account: string): Promise<void> {
  await endSessions(context.db, account);
  await forgetMagicLinks(context.db, account);
  await forgetPendingSignIns(context.db, account);
  await context.forgetActor(account);
  securityLog(context, 'sessions_ended', { account });
}
