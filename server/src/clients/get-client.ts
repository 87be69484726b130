import type { clientCalls } from '@torg/protocol/clients/clients';
import type { Handler } from '../platform/handler.ts';
import { showClient } from './open-client.ts';

export const getClient: Handler<typeof clientCalls.getClient> = (context, { params: { client } }) =>
  showClient(context, client);
