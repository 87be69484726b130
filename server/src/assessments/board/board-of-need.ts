import { openBoard, type OpenBoard } from '../../boards/boards.queries.ts';
import { lockForChange } from '../../opportunities/opportunities.commands.ts';
import { openOpportunity } from '../../opportunities/opportunities.queries.ts';
import type { ChangeContext, ReadContext } from '../../platform/handler.ts';

type NeedRow = { opportunity: string; own_of: string | null };

/** Of an assignment's own need, the board is that of the assignment. */
const placeOf = ({ opportunity, own_of }: NeedRow) =>
  own_of === null ? { opportunity } : { assignment: own_of };

/** The board on which the need is filled, for somebody who may edit both. */
export async function openBoardOfNeed(
  context: Pick<ReadContext, 'db' | 'actor'>,
  opportunity: string,
): Promise<OpenBoard> {
  const { row } = await openOpportunity(context, opportunity);
  return openBoard(context, placeOf(row));
}

/** The same to ask about people on it: the need is locked, and is not archived. */
export async function openForAsking(
  context: Pick<ChangeContext, 'db' | 'actor'>,
  opportunity: string,
): Promise<OpenBoard> {
  const { row } = await lockForChange(context, opportunity);
  return openBoard(context, placeOf(row));
}
