import type { assignmentCalls } from '@torg/protocol/assignments/assignments';
import type { Handler } from '../../platform/handler.ts';
import { found } from '../../platform/refusal.ts';
import { findAttachment } from './attachments.repository.ts';
import { dropAttachments } from './drop-attachments.ts';
import { lockForAttachments } from './open-for-attachments.ts';
import { recordAction } from '../drafting/record-admin.ts';
import { notifyEditors } from '../moves/notify-editors.ts';

export const removeAssignmentAttachment: Handler<
  typeof assignmentCalls.removeAssignmentAttachment
> = async (context, { params: { assignment_id: assignment, file_id: file } }) => {
  const facts = await lockForAttachments(context, assignment);
  const { file_name } = found(
    await findAttachment(context.db, { assignment, file }),
    'could_not_find_assignment_attachment',
  );
  await dropAttachments(context, { assignment, file });
  const before = { file_name };
  await recordAction(context, facts, { what: 'removed_attachment', before });
  await notifyEditors(context, assignment);
};
