import type { messageCalls } from '@torg/protocol/messages/messages';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { mayRead } from '../messages.policy.ts';
import { findFacts, markRead } from '../messages.repository.ts';

export const markThreadRead: Handler<typeof messageCalls.markThreadRead> = async (
  { db, actor, notify },
  { params },
) => {
  const thread = params.thread_id;
  const facts = found(await findFacts(db, thread), 'could_not_find_thread');
  allowed(mayRead(actor, facts));
  const changed = await markRead(db, thread, actor.account);
  // The others see how far the actor has read; the actor's own devices remove the unread mark.
  if (changed) await notify(facts.participants, 'thread', { thread });
};
