import type { peopleCalls } from '@torg/protocol/people/people';
import { inviteAgain } from '../accounts/accounts.commands.ts';
import type { Handler } from '../platform/handler.ts';

export const inviteAccountAgain: Handler<typeof peopleCalls.inviteAccountAgain> = async (
  context,
  { params: { account } },
) => {
  await inviteAgain(context, account);
};
