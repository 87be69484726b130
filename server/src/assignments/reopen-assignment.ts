import type { assignmentCalls } from '@torg/protocol/assignments';
import type { Handler } from '../platform/handler.ts';
import { loadDraft } from './load-draft.ts';
import { moveAssignment } from './move-assignment.ts';

export const reopenAssignment: Handler<typeof assignmentCalls.reopenAssignment> = async (
  context,
  { params: { assignment_id: assignment }, query: { locale } },
) => {
  await moveAssignment(context, { assignment, move: 'reopen' });
  return loadDraft(context.db, context.actor, { assignment, locale, now: context.now });
};
