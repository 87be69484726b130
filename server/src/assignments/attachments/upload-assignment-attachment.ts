import type { assignmentCalls } from '@torg/protocol/assignments/assignments';
import { limits } from '@torg/protocol/limits';
import { saveFile } from '../../files/files.commands.ts';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { mayEdit } from '../assignments.policy.ts';
import { lockFacts } from '../assignments.repository.ts';
import { countAttachments, insertAttachment } from './attachments.repository.ts';
import { recordAction } from '../drafting/record-admin.ts';
import { notifyEditors } from '../moves/notify-editors.ts';

export const uploadAssignmentAttachment: Handler<
  typeof assignmentCalls.uploadAssignmentAttachment
> = async (context, { params: { assignment_id: assignment }, file }) => {
  const { db, actor } = context;
  // The lock makes simultaneous uploads count one after the other.
  const facts = found(await lockFacts(db, assignment, actor), 'could_not_find_assignment');
  allowed(mayEdit(actor, facts));
  const count = await countAttachments(db, assignment);
  allowed(count < limits.assignment.attachments, 'too_many_files');
  const saved = await saveFile(context, file, 'assignment');
  await insertAttachment(db, assignment, saved.file_id);
  const after = { file_name: saved.file_name };
  await recordAction(context, facts, { what: 'added_attachment', after });
  await notifyEditors(context, assignment);
  return saved;
};
