import type { peopleCalls } from '@torg/protocol/people';
import { changeAccount, revokeAccess } from '../accounts/accounts.public.ts';
import { recordChange } from '../events/events.public.ts';
import type { ChangeContext, Handler } from '../platform/handler.ts';
import { allowed } from '../platform/refusal.ts';
import { updateVisibility } from '../profiles/profiles.public.ts';
import { lockPerson, leaveCompany, showPerson } from './open-person.ts';

type LockedPerson = Awaited<ReturnType<typeof lockPerson>>;

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
  const object = { kind: 'account', id: account } as const;
  await recordChange(context, { what: 'deactivated_account', object, also: [organization] });
}

async function reactivate(context: ChangeContext, locked: LockedPerson): Promise<void> {
  const { db, now } = context;
  const { account, was_verified: verified, organization } = locked;
  const changes = { verified, was_verified: false, deactivated_at: null };
  await changeAccount(db, account, { ...changes, updated_at: now });
  await context.forgetActor(account);
  await updateVisibility(db, [account], now);
  const object = { kind: 'account', id: account } as const;
  await recordChange(context, { what: 'reactivated_account', object, also: [organization] });
}

/** Whoever is away already stays away. */
export const deactivateAccount: Handler<typeof peopleCalls.deactivateAccount> = async (
  context,
  { params: { account } },
) => {
  const locked = await lockPerson(context, account);
  if (locked.deactivated_at === null) await deactivate(context, locked);
  return showPerson(context, account);
};

export const reactivateAccount: Handler<typeof peopleCalls.reactivateAccount> = async (
  context,
  { params: { account } },
) => {
  const locked = await lockPerson(context, account);
  allowed(locked.merged_into === null, 'account_was_merged');
  if (locked.deactivated_at !== null) await reactivate(context, locked);
  return showPerson(context, account);
};
