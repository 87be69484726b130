import type { boardCalls } from '@torg/protocol/boards/boards';
import { openOpportunity } from '../../opportunities/opportunities.queries.ts';
import type { Handler } from '../../platform/handler.ts';
import { openBoard } from '../open-board.ts';
import { describeBoard } from './describe-board.ts';

export const getOpportunityBoard: Handler<typeof boardCalls.getOpportunityBoard> = async (
  context,
  { params: { id: opportunity } },
) => {
  await openOpportunity(context, opportunity);
  return describeBoard(context, await openBoard(context, { opportunity }));
};
