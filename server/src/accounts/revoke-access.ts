import type { ChangeContext } from '../platform/handler.ts';
import { forgetMagicLinks } from './magic-links.repository.ts';
import { endSessions } from './sessions.repository.ts';

/** Signs somebody out everywhere, and lets no mailed link in that was sent before. */
export async function revokeAccess(context: ChangeContext, account: string): Promise<void> {
  await endSessions(context.db, account);
  await forgetMagicLinks(context.db, account);
  await context.forgetActor(account);
}
