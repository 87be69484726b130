import type { opportunityCalls } from '@torg/protocol/opportunities/opportunities';
import type { Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { openOpportunity } from '../open-opportunity.ts';

/** Needs have no boards yet. */
export const getOpportunityBoard: Handler<typeof opportunityCalls.getOpportunityBoard> = async (
  context,
  { params: { id } },
) => {
  await openOpportunity(context, id);
  throw new Refusal('could_not_find_evaluation_board');
};
