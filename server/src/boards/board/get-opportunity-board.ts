import type { boardCalls } from '@torg/protocol/boards/boards';
import { openOpportunity } from '../../opportunities/opportunities.queries.ts';
import type { Handler } from '../../platform/handler.ts';
import { findBoard } from '../boards.repository.ts';
import { opened } from '../open-board.ts';
import { describeBoard } from './describe-board.ts';

export const getOpportunityBoard: Handler<typeof boardCalls.getOpportunityBoard> = async (
  context,
  { params: { id: opportunity } },
) => {
  const { db, actor } = context;
  const read = await findBoard(db, { opportunity }, actor);
  // Whether there is such a need at all, and whether it may be seen, comes first.
  if (read === undefined) await openOpportunity(context, opportunity);
  return describeBoard(context, opened(context, { opportunity }, read));
};
