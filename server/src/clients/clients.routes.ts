import { clientCalls } from '@torg/protocol/clients/clients';
import { routes } from '../platform/handler.ts';
import { getClient } from './get-client.ts';
import { inviteColleague } from './invite-colleague.ts';
import { inviteColleagueAgain } from './invite-colleague-again.ts';
import { listClients } from './list-clients.ts';
import { listColleagues } from './list-colleagues.ts';
import { makeClient } from './make-client.ts';
import { saveClient } from './save-client.ts';
import { uninviteColleague } from './uninvite-colleague.ts';

export const clientRoutes = routes(clientCalls, {
  listClients,
  makeClient,
  getClient,
  saveClient,
  listColleagues,
  inviteColleague,
  inviteColleagueAgain,
  uninviteColleague,
});
