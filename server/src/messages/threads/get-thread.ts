import type { messageCalls } from '@torg/protocol/messages/messages';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { can, mayRead } from '../messages.policy.ts';
import { findMessages, findFacts } from '../messages.repository.ts';
import { threadView } from '../messages.views.ts';
import { findThread } from './thread-list.repository.ts';

export const getThread: Handler<typeof messageCalls.getThread> = async (
  { db, actor },
  { params, query: { before, limit } },
) => {
  const thread = params.thread_id;
  const facts = found(await findFacts(db, thread), 'could_not_find_thread');
  allowed(mayRead(actor, facts));
  const [row, newestFirst] = await Promise.all([
    findThread(db, thread, actor.account),
    findMessages(db, { thread, before, limit: limit + 1 }),
  ]);
  return threadView(found(row, 'could_not_find_thread'), newestFirst, {
    limit,
    can: can(actor, facts),
  });
};
