import type { EventMetadata } from '@torg/protocol/events/events';
import type { HappenedEvent, ReactionContext } from '../../platform/events.ts';
import { asSystem } from '../../platform/move.ts';
import { findBoardOf, lockBoard } from '../boards.repository.ts';
import { notifyBoard } from '../notify-board.ts';
import { followColumns } from './follow-stage.ts';
import { putInInbox } from './put-in-inbox.ts';

type Interest = EventMetadata<'sent_assignment_interest_message'>;

/**
 * Whoever sends interest is in the inbox in the same transaction, if there is a board. The assignment
 * is locked by both this and the making of its board, so one of the two puts them there. Of whoever has
 * a card already, the interest is what their column says.
 */
export async function reactToInterest(
  context: ReactionContext,
  { metadata, fact }: Pick<HappenedEvent, 'fact'> & { metadata: Interest },
): Promise<void> {
  const { db } = context;
  const { assignment, consultants } = metadata;
  const evaluation_board = fact === undefined ? await findBoardOf(db, assignment) : fact;
  if (typeof evaluation_board !== 'string') return;
  const locked = await lockBoard(db, evaluation_board);
  if (locked === undefined) return;
  const row = { ...locked, evaluation_board, assignment };
  const [card, ...others] = await putInInbox(context, row, consultants);
  await followColumns(asSystem(context), row, consultants);
  // Whoever sends interest is no colleague who did something on the board: it is by nobody.
  if (card === undefined) await notifyBoard(context, row, { change: 'cards_changed' });
  else if (others.length > 0) await notifyBoard(context, row, { change: 'cards_added' });
  else await notifyBoard(context, row, { change: 'card_added', card });
}
