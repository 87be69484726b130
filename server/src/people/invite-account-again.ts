import type { peopleCalls } from '@torg/protocol/people';
import { findAccount, inviteAgain } from '../accounts/accounts.public.ts';
import type { Handler } from '../platform/handler.ts';
import { found } from '../platform/refusal.ts';

export const inviteAccountAgain: Handler<typeof peopleCalls.inviteAccountAgain> = async (
  context,
  { params: { account } },
) => {
  found(await findAccount(context.db, account), 'could_not_find_account');
  await inviteAgain(context, account);
};
