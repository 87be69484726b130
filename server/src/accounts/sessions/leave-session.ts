import type { Actor } from '../../platform/actor.ts';
import type { ChangeContext } from '../../platform/handler.ts';
import { securityLog } from '../../platform/hardening/security-log.ts';
import { endSession } from './sessions.repository.ts';

/** Ends the session of this browser, if any, and clears its cookie in any case. */
export async function leaveSession(context: ChangeContext<Actor | null>): Promise<void> {
  const { db, actor } = context;
  context.setSession(null);
  if (actor === null) return;
  await endSession(db, actor.session);
  await context.forgetActor(actor.account);
  securityLog(context, 'signed_out');
}
