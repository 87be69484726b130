import type { boardCalls } from '@torg/protocol/boards/boards';
import type { Handler } from '../../platform/handler.ts';
import { notifyBoard } from '../notify-board.ts';
import { openForChange } from '../open-board.ts';
import { recordOnCard, inColumn } from '../record-on-board.ts';
import { removeCard } from './cards.repository.ts';
import { cardOnBoard } from './card-on-board.ts';

export const removeBoardCard: Handler<typeof boardCalls.removeBoardCard> = async (
  context,
  { params: { id } },
) => {
  const { db, actor, now } = context;
  const { row } = await openForChange(context, { card: id });
  const card = await cardOnBoard(db, row, id);
  await removeCard(db, id, now);
  const before = { ...inColumn(card, card.card_order), profile: card.profile };
  await recordOnCard(context, row, card, { what: 'removed_card', before });
  await notifyBoard(context, row, { change: 'card_removed', by: actor.account, card: id });
};
