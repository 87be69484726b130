import type { assignmentCalls } from '@torg/protocol/assignments/assignments';
import { limits } from '@torg/protocol/limits';
import { saveFile } from '../../files/files.commands.ts';
import type { Handler } from '../../platform/handler.ts';
import { allowed } from '../../platform/refusal.ts';
import { countAttachments, insertAttachment } from './attachments.repository.ts';
import { lockForAttachments } from './open-for-attachments.ts';
import { recordAction } from '../drafting/record-admin.ts';
import { notifyEditors } from '../moves/notify-editors.ts';

export const uploadAssignmentAttachment: Handler<
  typeof assignmentCalls.uploadAssignmentAttachment
> = async (context, { params: { assignment_id: assignment }, file }) => {
  const facts = await lockForAttachments(context, assignment);
  const count = await countAttachments(context.db, assignment);
  allowed(count < limits.assignment.attachments, 'too_many_files');
  const saved = await saveFile(context, file, 'assignment');
  await insertAttachment(context.db, assignment, saved.file_id);
  const after = { file_name: saved.file_name };
  await recordAction(context, facts, { what: 'added_attachment', after });
  await notifyEditors(context, assignment);
  return saved;
};
