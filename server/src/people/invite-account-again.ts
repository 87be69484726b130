import type { peopleCalls } from '@torg/protocol/people';
import { inviteAgain } from '../accounts/accounts.public.ts';
import type { Handler } from '../platform/handler.ts';

export const inviteAccountAgain: Handler<typeof peopleCalls.inviteAccountAgain> = async (
  context,
  { params: { account } },
) => {
  await inviteAgain(context, account);
};
