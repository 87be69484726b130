import type { assignmentCalls } from '@torg/protocol/assignments';
import type { Handler } from '../platform/handler.ts';
import { allowed, found } from '../platform/refusal.ts';
import { deleteAssignment } from './assignment-changes.repository.ts';
import { canRemove, mayRemove } from './assignments.policy.ts';
import { findTitle, lockStanding } from './assignments.repository.ts';
import { dropAttachments } from './drop-attachments.ts';
import { recordDeed } from './record-admin.ts';
import { tellEditors } from './tell-editors.ts';

export const removeAssignment: Handler<typeof assignmentCalls.removeAssignment> = async (
  context,
  { params: { assignment_id: assignment } },
) => {
  const { db, actor } = context;
  const standing = found(
    await lockStanding(db, assignment, actor.account),
    'could_not_find_assignment',
  );
  allowed(mayRemove(actor, standing));
  allowed(canRemove(standing), 'assignment_state_does_not_allow');
  const title = await findTitle(db, assignment);
  const also = standing.organization;
  await recordDeed(context, standing, { what: 'removed_assignment', title, also });
  await dropAttachments(context, { assignment });
  await tellEditors(context, assignment);
  await deleteAssignment(db, assignment);
};
