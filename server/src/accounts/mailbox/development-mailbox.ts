import type { External } from '../../platform/ports/external.ts';
import type { Mailbox } from '../../platform/ports/mailbox.ts';
import { found } from '../../platform/refusal.ts';

/** Anybody may read it, since a mailed link is wanted before signing in: so never in production. */
export function developmentMailbox({ mailbox, settings }: External): Mailbox {
  return found(settings.environment === 'production' ? null : mailbox, 'not_found');
}
