import type { assignmentCalls } from '@torg/protocol/assignments';
import type { Handler } from '../platform/handler.ts';
import { allowed, found } from '../platform/refusal.ts';
import { mayEdit } from './assignments.policy.ts';
import { lockStanding } from './assignments.repository.ts';
import { findAttachment } from './attachments.repository.ts';
import { dropAttachments } from './drop-attachments.ts';
import { recordDeed } from './record-admin.ts';
import { tellEditors } from './tell-editors.ts';

export const removeAssignmentAttachment: Handler<
  typeof assignmentCalls.removeAssignmentAttachment
> = async (context, { params: { assignment_id: assignment, file_id: file } }) => {
  const { db, actor } = context;
  const standing = found(
    await lockStanding(db, assignment, actor.account),
    'could_not_find_assignment',
  );
  allowed(mayEdit(actor, standing));
  const { file_name } = found(
    await findAttachment(db, { assignment, file }),
    'could_not_find_assignment_attachment',
  );
  await dropAttachments(context, { assignment, file });
  const before = { file_name };
  await recordDeed(context, standing, { what: 'removed_attachment', before });
  await tellEditors(context, assignment);
};
