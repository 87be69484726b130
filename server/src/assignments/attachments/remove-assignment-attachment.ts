import type { assignmentCalls } from '@torg/protocol/assignments/assignments';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { mayEdit } from '../assignments.policy.ts';
import { lockFacts } from '../assignments.repository.ts';
import { findAttachment } from './attachments.repository.ts';
import { dropAttachments } from './drop-attachments.ts';
import { recordAction } from '../drafting/record-admin.ts';
import { notifyEditors } from '../moves/notify-editors.ts';

export const removeAssignmentAttachment: Handler<
  typeof assignmentCalls.removeAssignmentAttachment
> = async (context, { params: { assignment_id: assignment, file_id: file } }) => {
  const { db, actor } = context;
  const facts = found(await lockFacts(db, assignment, actor), 'could_not_find_assignment');
  allowed(mayEdit(actor, facts));
  const { file_name } = found(
    await findAttachment(db, { assignment, file }),
    'could_not_find_assignment_attachment',
  );
  await dropAttachments(context, { assignment, file });
  const before = { file_name };
  await recordAction(context, facts, { what: 'removed_attachment', before });
  await notifyEditors(context, assignment);
};
