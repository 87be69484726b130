import type { threadNumberCalls } from '@torg/protocol/messages/thread-numbers';
import type { Handler } from '../../platform/handler.ts';
import { listNumberedRows } from './numbered-threads.repository.ts';

export const listNumberedThreads: Handler<typeof threadNumberCalls.listNumberedThreads> = async (
  { db },
  { query },
) => {
  const { rows, total } = await listNumberedRows(db, query);
  const threads = rows.map(({ created_at, last_message_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    last_message_at: last_message_at.toISOString(),
  }));
  return { threads, total, limit: query.limit, offset: query.offset };
};
