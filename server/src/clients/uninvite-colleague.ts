import type { clientCalls } from '@torg/protocol/clients/clients';
import { takeBackInvitation } from '../accounts/accounts.commands.ts';
import type { Handler } from '../platform/handler.ts';
import { allowed } from '../platform/refusal.ts';
import { canOfColleague } from './clients.policy.ts';
import { openColleague } from './open-colleague.ts';

/** Only open invitations are removed: an account that is in use or verified by an admin stays. */
export const uninviteColleague: Handler<typeof clientCalls.uninviteColleague> = async (
  context,
  { params: { client, account } },
) => {
  const colleague = await openColleague(context, client, account);
  allowed(canOfColleague(colleague).uninvite, 'could_not_find_invitation');
  await takeBackInvitation(context, account, client);
};
