import type { clientCalls } from '@torg/protocol/clients/clients';
import type { Handler } from '../platform/handler.ts';
import { findColleagues } from './clients.repository.ts';
import { colleagueView } from './clients.views.ts';
import { openClient } from './open-client.ts';

export const listColleagues: Handler<typeof clientCalls.listColleagues> = async (
  context,
  { params: { client } },
) => {
  await openClient(context, client);
  return { colleagues: (await findColleagues(context.db, client)).map(colleagueView) };
};
