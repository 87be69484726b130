import type { clientCalls } from '@torg/protocol/clients/clients';
import { localeOf } from '@torg/protocol/terms';
import { invitePerson } from '../accounts/accounts.commands.ts';
import type { Handler } from '../platform/handler.ts';
import { openClient } from './open-client.ts';

/** A buyer of the same client, like the one who invites. */
export const inviteColleague: Handler<typeof clientCalls.inviteColleague> = async (
  context,
  { params: { client }, body },
) => {
  const { country } = await openClient(context, client);
  const account = await invitePerson(context, {
    ...body,
    role: 'consultant_buyer',
    organization: client,
    locale: localeOf[country],
  });
  return { account };
};
