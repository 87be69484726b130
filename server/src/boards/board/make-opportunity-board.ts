import type { boardCalls } from '@torg/protocol/boards/boards';
import { findNeedFacts, mayEdit } from '../../opportunities/opportunities.queries.ts';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { makeBoard } from './make-board.ts';

export const makeOpportunityBoard: Handler<typeof boardCalls.makeOpportunityBoard> = async (
  context,
  { body: { board_title, opportunity } },
) => {
  const { db, actor } = context;
  const facts = await findNeedFacts(db, opportunity, actor);
  allowed(mayEdit(actor, found(facts, 'opportunity_not_found')));
  return makeBoard(context, { board_title, opportunity, assignment: null });
};
