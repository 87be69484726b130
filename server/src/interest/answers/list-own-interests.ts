import type { interestCalls } from '@torg/protocol/interest/interest';
import { findFacts, mayRead } from '../../assignments/assignments.queries.ts';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { findInterests } from './interest-list.repository.ts';
import { isOwnInterest } from './interest-state.policy.ts';
import { ownInterestView } from './interest-state.views.ts';

export const listOwnInterests: Handler<typeof interestCalls.listOwnInterests> = async (
  { db, actor },
  { params: { assignment_id: assignment } },
) => {
  const facts = await findFacts(db, assignment, actor);
  allowed(mayRead(actor, found(facts, 'could_not_find_assignment')));
  const rows = await findInterests(db, { assignment }, actor);
  const own = rows.filter((row) => isOwnInterest(actor, row));
  return { interests: own.map((row) => ownInterestView(row, actor)) };
};
