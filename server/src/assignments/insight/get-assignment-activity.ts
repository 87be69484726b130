import type { assignmentCalls } from '@torg/protocol/assignments/assignments';
import { limits } from '@torg/protocol/limits';
import { findActivity } from '../../events/events.queries.ts';
import { findAssignmentMessages } from '../../messages/messages.queries.ts';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { mayEdit } from '../assignments.policy.ts';
import { findFacts } from '../assignments.repository.ts';
import { activityView, peopleIn } from './activity.views.ts';
import { findNamed } from './stats.repository.ts';

export const getAssignmentActivity: Handler<typeof assignmentCalls.getAssignmentActivity> = async (
  { db, actor },
  { params: { assignment_id: assignment } },
) => {
  const facts = await findFacts(db, assignment, actor);
  allowed(mayEdit(actor, found(facts, 'could_not_find_assignment')));
  const [events, messages] = await Promise.all([
    findActivity(db, assignment, limits.activity),
    findAssignmentMessages(db, assignment, limits.activity),
  ]);
  return activityView(events, messages, await findNamed(db, peopleIn(events)));
};
