import type { assignmentCalls } from '@torg/protocol/assignments';
import type { Handler } from '../platform/handler.ts';
import { allowed, found } from '../platform/refusal.ts';
import { mayEdit } from './assignments.policy.ts';
import { findStanding } from './assignments.repository.ts';
import { personView } from './assignments.views.ts';
import { findColleagues } from './references.repository.ts';

export const listAssignmentColleagues: Handler<
  typeof assignmentCalls.listAssignmentColleagues
> = async ({ db, actor }, { params: { assignment_id: assignment } }) => {
  const standing = found(
    await findStanding(db, assignment, actor.account),
    'could_not_find_assignment',
  );
  allowed(mayEdit(actor, standing));
  const withAdmins = actor.role === 'admin';
  const colleagues = await findColleagues(db, standing.organization, { withAdmins });
  return { colleagues: colleagues.map(personView) };
};
