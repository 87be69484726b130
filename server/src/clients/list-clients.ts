import type { clientCalls } from '@torg/protocol/clients/clients';
import type { Handler } from '../platform/handler.ts';
import { findClients } from './clients.repository.ts';
import { clientItemView } from './clients.views.ts';

export const listClients: Handler<typeof clientCalls.listClients> = async (
  { db, actor },
  { query },
) => {
  const { rows, total } = await findClients(db, query);
  const clients = rows.map((row) => clientItemView(row, actor));
  return { clients, total, limit: query.limit, offset: query.offset };
};
