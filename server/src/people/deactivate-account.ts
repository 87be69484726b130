import type { peopleCalls } from '@torg/protocol/people';
import { changeAccount, closeWaysIn } from '../accounts/accounts.public.ts';
import { recordChange } from '../events/events.public.ts';
import type { ChangeContext, Handler } from '../platform/handler.ts';
import { allowed } from '../platform/refusal.ts';
import { keepVisibility } from '../profiles/profiles.public.ts';
import { holdPerson, letGoOfCompany, showPerson } from './open-person.ts';

type Held = Awaited<ReturnType<typeof holdPerson>>;

async function deactivate(context: ChangeContext, { account, verified, organization }: Held) {
  const { db, now } = context;
  await letGoOfCompany(context, account);
  const changes = { verified: false, was_verified: verified, deactivated_at: now };
  await changeAccount(db, account, { ...changes, updated_at: now });
  await closeWaysIn(context, account);
  await keepVisibility(db, [account], now);
  const object = { kind: 'account', id: account } as const;
  await recordChange(context, { what: 'deactivated_account', object, also: [organization] });
}

async function reactivate(context: ChangeContext, held: Held): Promise<void> {
  const { db, now } = context;
  const { account, was_verified: verified, organization } = held;
  const changes = { verified, was_verified: false, deactivated_at: null };
  await changeAccount(db, account, { ...changes, updated_at: now });
  await context.forgetActor(account);
  await keepVisibility(db, [account], now);
  const object = { kind: 'account', id: account } as const;
  await recordChange(context, { what: 'reactivated_account', object, also: [organization] });
}

/** Whoever is away already stays away. */
export const deactivateAccount: Handler<typeof peopleCalls.deactivateAccount> = async (
  context,
  { params: { account } },
) => {
  const held = await holdPerson(context, account);
  if (held.deactivated_at === null) await deactivate(context, held);
  return showPerson(context, account);
};

export const reactivateAccount: Handler<typeof peopleCalls.reactivateAccount> = async (
  context,
  { params: { account } },
) => {
  const held = await holdPerson(context, account);
  allowed(held.merged_into === null, 'account_was_merged');
  if (held.deactivated_at !== null) await reactivate(context, held);
  return showPerson(context, account);
};
