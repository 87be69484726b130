import type { messageCalls } from '@torg/protocol/messages/messages';
import type { Handler } from '../../platform/handler.ts';
import { threadListItem } from '../messages.views.ts';
import { countThreads, findThreads } from './thread-list.repository.ts';

export const listThreads: Handler<typeof messageCalls.listThreads> = async (
  { db, actor },
  { query },
) => {
  const { limit, offset, unread, ...filters } = query;
  const question = { ...filters, account: actor.account, unreadOnly: unread === 'true' };
  const [rows, total] = await Promise.all([
    findThreads(db, question, { limit, offset }),
    countThreads(db, question),
  ]);
  return { threads: rows.map(threadListItem), total, limit, offset };
};
