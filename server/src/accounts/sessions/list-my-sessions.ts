import type { accountCalls } from '@torg/protocol/accounts/accounts';
import type { Handler } from '../../platform/handler.ts';
import { sessionView } from '../accounts.views.ts';
import { findSessions } from './sessions.repository.ts';

export const listMySessions: Handler<typeof accountCalls.listMySessions> = async ({
  db,
  actor,
  now,
}) => {
  const rows = await findSessions(db, actor.account, now);
  return { sessions: rows.map((row) => sessionView(row, actor)) };
};
