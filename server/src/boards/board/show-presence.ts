import type { boardCalls } from '@torg/protocol/boards/boards';
import type { Handler } from '../../platform/handler.ts';
import { findAudience } from '../boards.repository.ts';
import { findOnBoard } from '../cards/cards.repository.ts';
import { allowed } from '../../platform/refusal.ts';
import { notifyBoard } from '../notify-board.ts';
import { openBoard } from '../open-board.ts';

/** Changes nothing on the board, so it has no version of its own and nobody waits for it. */
export const showPresence: Handler<typeof boardCalls.showPresence> = async (
  context,
  { params: { id }, body: { state, card } },
) => {
  const { row } = await openBoard(context, { board: id });
  if (card !== null) {
    const cards = await findOnBoard(context.db, row, [card]);
    allowed(cards.length > 0, 'could_not_find_evaluation_board_card');
  }
  const audience = await findAudience(context.db, id);
  await notifyBoard(
    context,
    { ...row, audience },
    {
      change: 'presence',
      by: context.actor.account,
      ...(card !== null && { card }),
      ...(state === 'holds' && { hand: 'true' }),
      ...(state === 'gone' && { hand: 'gone' }),
    },
  );
};
