import type { qaInterviewCalls } from '@torg/protocol/qa-interviews/qa-interviews';
import type { Handler } from '../platform/handler.ts';
import { moveOne } from '../platform/move.ts';
import { showForm } from './forms/open-form.ts';
import { interviews } from './interview-moves.ts';

/** When two admins decide at once, the second one finds a decided form and is refused. */
export const decideQaInterview: Handler<typeof qaInterviewCalls.decideQaInterview> = async (
  context,
  { params: { uuid }, body: { status, reason, decisionBy: decidedBy } },
) => {
  const move = status === 'approved' ? 'approve' : 'decline';
  await moveOne(context, interviews, uuid, { move, reason, with: { decidedBy } });
  return showForm(context.db, context.actor, uuid);
};
