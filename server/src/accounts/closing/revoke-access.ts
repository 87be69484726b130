import type { ChangeContext } from '../../platform/handler.ts';
import { endSessions } from '../sessions/sessions.repository.ts';
import { forgetMagicLinks } from '../sign-in/magic-links.repository.ts';

/** Signs somebody out everywhere, and lets no mailed link in that was sent before. */
export async function revokeAccess(context: ChangeContext, account: string): Promise<void> {
  await endSessions(context.db, account);
  await forgetMagicLinks(context.db, account);
  await context.forgetActor(account);
}
