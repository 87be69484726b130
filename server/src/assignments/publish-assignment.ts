import type { assignmentCalls } from '@torg/protocol/assignments';
import type { Handler } from '../platform/handler.ts';
import { loadDraft } from './load-draft.ts';
import { moveAssignment } from './move-assignment.ts';

export const publishAssignment: Handler<typeof assignmentCalls.publishAssignment> = async (
  context,
  { params: { assignment_id: assignment }, query: { locale } },
) => {
  await moveAssignment(context, { assignment, move: 'publish' });
  return loadDraft(context.db, context.actor, { assignment, locale, now: context.now });
};
