import type { clientCalls } from '@torg/protocol/clients/clients';
import { inviteAgain } from '../accounts/accounts.commands.ts';
import type { Handler } from '../platform/handler.ts';
import { openColleague } from './open-colleague.ts';

export const inviteColleagueAgain: Handler<typeof clientCalls.inviteColleagueAgain> = async (
  context,
  { params: { client, account } },
) => {
  await openColleague(context, client, account);
  await inviteAgain(context, account);
};
