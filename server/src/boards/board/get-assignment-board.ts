import type { boardCalls } from '@torg/protocol/boards/boards';
import { findFacts, mayEdit } from '../../assignments/assignments.queries.ts';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { openBoard } from '../open-board.ts';
import { describeBoard } from './describe-board.ts';

export const getAssignmentBoard: Handler<typeof boardCalls.getAssignmentBoard> = async (
  context,
  { params: { assignment_id: assignment } },
) => {
  const { db, actor } = context;
  const facts = found(await findFacts(db, assignment, actor), 'could_not_find_assignment');
  allowed(mayEdit(actor, facts));
  return describeBoard(context, await openBoard(context, { assignment }));
};
