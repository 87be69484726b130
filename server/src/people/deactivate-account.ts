import type { peopleCalls } from '@torg/protocol/people/people';
import { changeAccount, revokeAccess } from '../accounts/accounts.commands.ts';
import { recordChange } from '../events/events.commands.ts';
import type { ChangeContext, Handler } from '../platform/handler.ts';
import { securityLog } from '../platform/hardening/security-log.ts';
import { updateVisibility } from '../profiles/profiles.commands.ts';
import { type LockedPerson, leaveCompany, lockPerson, showPerson } from './open-person.ts';

async function deactivate(
  context: ChangeContext,
  { account, verified, organization }: LockedPerson,
) {
  const { db, now } = context;
  await leaveCompany(context, account);
  const changes = { verified: false, was_verified: verified, deactivated_at: now };
  await changeAccount(db, account, { ...changes, updated_at: now });
  await revokeAccess(context, account);
  await updateVisibility(db, [account], now);
  securityLog(context, 'account_closed', { account });
  const object = { kind: 'account', id: account } as const;
  await recordChange(context, { what: 'deactivated_account', object, also: [organization] });
}

/** Deactivating a deactivated account changes nothing. */
export const deactivateAccount: Handler<typeof peopleCalls.deactivateAccount> = async (
  context,
  { params: { account } },
) => {
  const locked = await lockPerson(context, account);
  if (locked.deactivated_at === null) await deactivate(context, locked);
  return showPerson(context, account);
};
