import type { interestCalls } from '@torg/protocol/interest/interest';
import { findThreadFacts, mayReadThread } from '../../messages/messages.queries.ts';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { findInterests } from './interest-list.repository.ts';
import { isSeenInterest } from './interest-state.policy.ts';
import { ownInterestView } from './interest-state.views.ts';

/** A thread may be about several consultants, who see nothing of each other here. */
export const listThreadInterests: Handler<typeof interestCalls.listThreadInterests> = async (
  { db, actor },
  { params: { thread_id: thread } },
) => {
  const facts = found(await findThreadFacts(db, thread), 'could_not_find_thread');
  allowed(mayReadThread(actor, facts));
  const rows = await findInterests(db, { thread }, actor);
  const seen = rows.filter((row) => isSeenInterest(actor, row));
  return { interests: seen.map((row) => ownInterestView(row, actor)) };
};
