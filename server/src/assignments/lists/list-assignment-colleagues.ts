import type { assignmentCalls } from '@torg/protocol/assignments/assignments';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { mayEdit } from '../assignments.policy.ts';
import { findFacts } from '../assignments.repository.ts';
import { personView } from '../assignments.views.ts';
import { findColleagues } from '../drafting/references.repository.ts';

export const listAssignmentColleagues: Handler<
  typeof assignmentCalls.listAssignmentColleagues
> = async ({ db, actor }, { params: { assignment_id: assignment } }) => {
  const facts = found(await findFacts(db, assignment, actor), 'could_not_find_assignment');
  allowed(mayEdit(actor, facts));
  const withAdmins = actor.role === 'admin';
  const colleagues = await findColleagues(db, facts.organization, { withAdmins });
  return { colleagues: colleagues.map(personView) };
};
