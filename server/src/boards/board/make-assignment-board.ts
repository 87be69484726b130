import type { boardCalls } from '@torg/protocol/boards/boards';
import { lockAllFacts } from '../../assignments/assignments.commands.ts';
import { mayEdit } from '../../assignments/assignments.queries.ts';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { makeBoard } from './make-board.ts';

/** Whoever sends interest locks the assignment too: they are seen here, or they see the board. */
export const makeAssignmentBoard: Handler<typeof boardCalls.makeAssignmentBoard> = async (
  context,
  { body: { board_title, assignment } },
) => {
  const { db, actor } = context;
  const [facts] = await lockAllFacts(db, [assignment], actor);
  allowed(mayEdit(actor, found(facts, 'could_not_find_assignment')));
  return makeBoard(context, { board_title, assignment, opportunity: null });
};
