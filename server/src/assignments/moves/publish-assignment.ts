import type { assignmentCalls } from '@torg/protocol/assignments/assignments';
import type { Handler } from '../../platform/handler.ts';
import { moveOne } from '../../platform/move.ts';
import { loadDraft } from '../drafting/load-draft.ts';
import { assignments } from './assignment-moves.ts';

export const publishAssignment: Handler<typeof assignmentCalls.publishAssignment> = async (
  context,
  { params: { assignment_id: assignment }, query: { locale } },
) => {
  await moveOne(context, assignments, assignment, { move: 'publish' });
  return loadDraft(context.db, context.actor, { assignment, locale, now: context.now });
};
