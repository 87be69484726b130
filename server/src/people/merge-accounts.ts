import type { peopleCalls } from '@torg/protocol/people/people';
import { closeMergedAccount } from '../accounts/accounts.commands.ts';
import { recordChange } from '../events/events.commands.ts';
import type { ChangeContext, Handler } from '../platform/handler.ts';
import { allowed, Refusal } from '../platform/refusal.ts';
import { updateVisibility } from '../profiles/profiles.commands.ts';
import { refusalOf } from './merge-terms.ts';
import { lockPerson, showPerson } from './open-person.ts';
import { weighMerge } from './weigh-merge.ts';

/** Locks both in one order, so that two opposite merges never deadlock. */
async function lockBoth(context: ChangeContext, account: string, other: string) {
  const [first, second] = [account, other].toSorted();
  const one = await lockPerson(context, first ?? account);
  const two = await lockPerson(context, second ?? other);
  return one.account === account ? { kept: one, from: two } : { kept: two, from: one };
}

export const mergeAccounts: Handler<typeof peopleCalls.mergeAccounts> = async (
  context,
  { params: { account, other } },
) => {
  const { db, now } = context;
  allowed(account !== other, 'cannot_merge_with_itself');
  const { kept, from } = await lockBoth(context, account, other);
  const merging = await weighMerge(context, { kept, from });
  const refusal = refusalOf(merging);
  if (refusal !== null) throw new Refusal(refusal);
  const pair = { from: other, to: account };
  for (const { mergeAccount } of context.merges) await mergeAccount(db, { ...pair, now });
  await closeMergedAccount(context, pair);
  await updateVisibility(db, [account], now);
  await recordChange(context, {
    what: 'merged_accounts',
    object: { kind: 'account', id: account },
    also: [other, kept.organization, from.organization],
    before: { merged_account: null },
    after: { merged_account: other },
  });
  return showPerson(context, account);
};
