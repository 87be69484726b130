import type { assignmentCalls } from '@torg/protocol/assignments/assignments';
import { limits } from '@torg/protocol/limits';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { searchVisibleConsultants } from '../../profiles/profiles.queries.ts';
import { mayEdit } from '../assignments.policy.ts';
import { findFacts } from '../assignments.repository.ts';
import { invitedView } from '../assignments.views.ts';

export const searchInvitableConsultants: Handler<
  typeof assignmentCalls.searchInvitableConsultants
> = async ({ db, actor }, { params: { assignment_id: assignment }, query: { query } }) => {
  const facts = await findFacts(db, assignment, actor);
  allowed(mayEdit(actor, found(facts, 'could_not_find_assignment')));
  const limit = limits.recipientSearch.default;
  const consultants = await searchVisibleConsultants(db, { query, limit });
  return { consultants: consultants.map(invitedView) };
};
