import { recordChange } from '../../events/events.commands.ts';
import type { ErrorCode } from '@torg/protocol/errors';
import type { ChangeContext } from '../../platform/handler.ts';
import { allowed } from '../../platform/refusal.ts';
import { securityLog } from '../../platform/security-log.ts';
import { lockAccount } from '../accounts.repository.ts';
import { checkConfirmed } from '../confirmation/check-confirmed.ts';
import { informOwner } from '../security-mails/inform-owner.ts';
import { unmarkSessions } from '../sessions/sessions.repository.ts';
import { mustHaveFactor } from './factors.policy.ts';
import { findFactors } from './find-factors.ts';
import { deleteRecoveryCodes } from '../recovery-codes/recovery-codes.repository.ts';

interface Removal {
  factor: 'totp' | 'passkey';
  /** false: there is none */
  remove: () => Promise<boolean>;
  ifMissing: ErrorCode;
}

/** Without any factor the codes stand for nothing, and no session has proved one. */
async function afterLast({ db }: ChangeContext, account: string): Promise<void> {
  await deleteRecoveryCodes(db, account);
  await unmarkSessions(db, account);
}

/** Removes one of the caller's factors; the last one only if they need none. */
export async function removeFactor(change: ChangeContext, removal: Removal): Promise<void> {
  await checkConfirmed(change);
  const { db, actor, settings } = change;
  const { factor, remove, ifMissing } = removal;
  await lockAccount(db, actor.account);
  allowed(await remove(), ifMissing);
  const isLast = (await findFactors(db, actor.account)).length === 0;
  allowed(!isLast || !mustHaveFactor(actor, settings), 'second_factor_required');
  if (isLast) await afterLast(change, actor.account);
  await change.forgetActor(actor.account);
  const what = `removed_${factor}` as const;
  await recordChange(change, { what, object: { kind: 'account', id: actor.account } });
  await informOwner(change, actor.account, what);
  securityLog(change, 'factor_removed', { factor });
}
