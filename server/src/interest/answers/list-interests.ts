import type { interestCalls } from '@torg/protocol/interest/interest';
import { findFacts, mayEdit } from '../../assignments/assignments.queries.ts';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { findInterests } from './interest-list.repository.ts';
import { interestView } from './interest-state.views.ts';

export const listInterests: Handler<typeof interestCalls.listInterests> = async (
  { db, actor },
  { params: { assignment_id: assignment } },
) => {
  const facts = await findFacts(db, assignment, actor);
  allowed(mayEdit(actor, found(facts, 'could_not_find_assignment')));
  const rows = await findInterests(db, { assignment }, actor);
  return { interests: rows.map((row) => interestView(row, actor)) };
};
