import type { External } from '../../platform/ports/external.ts';
import type { Mailbox } from '../../platform/ports/mailbox.ts';
import { found } from '../../platform/refusal.ts';

/** Open to strangers, since mailed links are needed before signing in: so never in production. */
export function developmentMailbox({ mailbox, settings }: External): Mailbox {
  return found(settings.environment === 'production' ? null : mailbox, 'not_found');
}
