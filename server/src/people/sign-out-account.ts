import type { peopleCalls } from '@torg/protocol/people/people';
import { revokeAccess } from '../accounts/accounts.commands.ts';
import { findAccount } from '../accounts/accounts.queries.ts';
import { recordChange } from '../events/events.commands.ts';
import type { Handler } from '../platform/handler.ts';
import { found } from '../platform/refusal.ts';

export const signOutAccount: Handler<typeof peopleCalls.signOutAccount> = async (
  context,
  { params: { account } },
) => {
  found(await findAccount(context.db, account), 'could_not_find_account');
  await revokeAccess(context, account);
  const object = { kind: 'account', id: account } as const;
  await recordChange(context, { what: 'signed_out_account', object });
};
