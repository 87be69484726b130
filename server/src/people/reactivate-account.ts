import type { peopleCalls } from '@torg/protocol/people/people';
import { changeAccount } from '../accounts/accounts.commands.ts';
import { recordChange } from '../events/events.commands.ts';
import type { ChangeContext, Handler } from '../platform/handler.ts';
import { allowed } from '../platform/refusal.ts';
import { securityLog } from '../platform/hardening/security-log.ts';
import { updateVisibility } from '../profiles/profiles.commands.ts';
import { type LockedPerson, lockPerson, showPerson } from './open-person.ts';

async function reactivate(context: ChangeContext, locked: LockedPerson): Promise<void> {
  const { db, now } = context;
  const { account, was_verified: verified, organization } = locked;
  const changes = { verified, was_verified: false, deactivated_at: null };
  await changeAccount(db, account, { ...changes, updated_at: now });
  await context.forgetActor(account);
  await updateVisibility(db, [account], now);
  securityLog(context, 'rights_changed', { account, changed: ['deactivated_at'] });
  const object = { kind: 'account', id: account } as const;
  await recordChange(context, { what: 'reactivated_account', object, also: [organization] });
}

export const reactivateAccount: Handler<typeof peopleCalls.reactivateAccount> = async (
  context,
  { params: { account } },
) => {
  const locked = await lockPerson(context, account);
  allowed(locked.merged_into === null, 'account_was_merged');
  if (locked.deactivated_at !== null) await reactivate(context, locked);
  return showPerson(context, account);
};
