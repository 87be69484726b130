import type { assignmentCalls } from '@torg/protocol/assignments/assignments';
import { contentOf } from '../../files/files.queries.ts';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { mayRead } from '../assignments.policy.ts';
import { findFacts } from '../assignments.repository.ts';
import { findAttachment } from './attachments.repository.ts';

export const getAssignmentAttachment: Handler<
  typeof assignmentCalls.getAssignmentAttachment
> = async ({ db, actor }, { params: { assignment_id: assignment, file_id: file } }) => {
  const facts = await findFacts(db, assignment, actor);
  allowed(mayRead(actor, found(facts, 'could_not_find_assignment')));
  const row = found(
    await findAttachment(db, { assignment, file }),
    'could_not_find_assignment_attachment',
  );
  const ifLost = 'could_not_fetch_assignment_attachment' as const;
  return { ...contentOf(row), inline: false, ifLost };
};
