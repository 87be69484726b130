import type { assignmentCalls } from '@torg/protocol/assignments';
import type { Handler } from '../platform/handler.ts';
import { loadDraft } from './load-draft.ts';
import { moveAssignment } from './move-assignment.ts';

export const closeAssignment: Handler<typeof assignmentCalls.closeAssignment> = async (
  context,
  { params: { assignment_id: assignment }, query: { locale }, body: { reason: closeReason } },
) => {
  await moveAssignment(context, { assignment, move: 'close', closeReason });
  return loadDraft(context.db, context.actor, { assignment, locale, now: context.now });
};
