import type { assignmentCalls } from '@torg/protocol/assignments/assignments';
import type { Handler } from '../platform/handler.ts';
import { allowed, found } from '../platform/refusal.ts';
import { mayRead } from './assignments.policy.ts';
import { findAssignment } from './assignments.repository.ts';
import { assignmentView } from './assignments.views.ts';
import { viewerOf } from './viewer-of.ts';

export const getAssignment: Handler<typeof assignmentCalls.getAssignment> = async (
  { db, actor, trackView },
  { params: { assignment_id: assignment }, query },
) => {
  const row = found(
    await findAssignment(db, assignment, viewerOf(actor, query.locale)),
    'could_not_find_assignment',
  );
  allowed(mayRead(actor, row));
  if (!row.is_editor) trackView('get_assignment', { assignment });
  return assignmentView(row, actor);
};
