import { recordChange } from '../../events/events.commands.ts';
import type { Actor } from '../../platform/actor.ts';
import type { ChangeContext } from '../../platform/handler.ts';
import { securityLog } from '../../platform/security-log.ts';
import { informOwner } from '../security-mails/inform-owner.ts';

/** Says to the owner, the history and the log that a recovery code was used. */
export async function noteRecoveryCode(
  change: ChangeContext<Actor | null>,
  account: string,
): Promise<void> {
  const emit: typeof change.emit = (kind, metadata) => change.emit(kind, metadata, account);
  await recordChange(
    { emit },
    { what: 'used_recovery_code', object: { kind: 'account', id: account } },
  );
  await informOwner(change, account, 'used_recovery_code');
  securityLog(change, 'recovery_code_used', { account });
}
