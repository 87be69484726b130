import type { assignmentCalls } from '@torg/protocol/assignments/assignments';
import type { Handler } from '../../platform/handler.ts';
import { moveOne } from '../../platform/move.ts';
import { assignments } from './assignment-moves.ts';

export const removeAssignment: Handler<typeof assignmentCalls.removeAssignment> = async (
  context,
  { params: { assignment_id: assignment } },
) => {
  await moveOne(context, assignments, assignment, { move: 'remove' });
};
