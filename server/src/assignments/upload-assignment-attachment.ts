import type { assignmentCalls } from '@torg/protocol/assignments';
import { limits } from '@torg/protocol/limits';
import { keepFile } from '../files/files.public.ts';
import type { Handler } from '../platform/handler.ts';
import { allowed, found } from '../platform/refusal.ts';
import { mayEdit } from './assignments.policy.ts';
import { lockStanding } from './assignments.repository.ts';
import { countAttachments, insertAttachment } from './attachments.repository.ts';
import { recordDeed } from './record-admin.ts';
import { tellEditors } from './tell-editors.ts';

export const uploadAssignmentAttachment: Handler<
  typeof assignmentCalls.uploadAssignmentAttachment
> = async (context, { params: { assignment_id: assignment }, file }) => {
  const { db, actor } = context;
  // The lock makes files that come at once be counted one after the other.
  const standing = found(
    await lockStanding(db, assignment, actor.account),
    'could_not_find_assignment',
  );
  allowed(mayEdit(actor, standing));
  const count = await countAttachments(db, assignment);
  allowed(count < limits.assignment.attachments, 'too_many_files');
  const file_id = await keepFile(db, file, { purpose: 'assignment', uploadedBy: actor.account });
  await insertAttachment(db, assignment, file_id);
  const { file_name, media_type, size } = file;
  const after = { file_name };
  await recordDeed(context, standing, { what: 'added_attachment', after });
  await tellEditors(context, assignment);
  return { file_id, file_name, media_type, size };
};
