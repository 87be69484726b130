import type { assignmentCalls } from '@torg/protocol/assignments/assignments';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { deleteAssignment } from '../drafting/assignment-changes.repository.ts';
import { canRemove, mayRemove } from '../assignments.policy.ts';
import { findTitle, lockFacts } from '../assignments.repository.ts';
import { dropAttachments } from '../attachments/drop-attachments.ts';
import { recordAction } from '../drafting/record-admin.ts';
import { notifyEditors } from './notify-editors.ts';

export const removeAssignment: Handler<typeof assignmentCalls.removeAssignment> = async (
  context,
  { params: { assignment_id: assignment } },
) => {
  const { db, actor } = context;
  const facts = found(await lockFacts(db, assignment, actor), 'could_not_find_assignment');
  allowed(mayRemove(actor, facts));
  allowed(canRemove(facts), 'assignment_state_does_not_allow');
  const title = await findTitle(db, assignment);
  const also = facts.organization;
  await recordAction(context, facts, { what: 'removed_assignment', title, also });
  await dropAttachments(context, { assignment });
  await notifyEditors(context, assignment);
  await deleteAssignment(db, assignment);
};
