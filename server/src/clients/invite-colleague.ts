import type { clientCalls } from '@torg/protocol/clients/clients';
import { localeOf } from '@torg/protocol/terms';
import { invitePerson } from '../accounts/accounts.commands.ts';
import type { Handler } from '../platform/handler.ts';
import { openClient } from './open-client.ts';

/** Invites another buyer to the client of whoever invites. */
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
