import type { boardCalls } from '@torg/protocol/boards/boards';
import type { Handler } from '../../platform/handler.ts';
import { notifyBoard } from '../notify-board.ts';
import { openForChange } from '../open-board.ts';
import { recordOnCard } from '../record-on-board.ts';
import { updateTitle } from './cards.repository.ts';
import { describeDetail } from './describe-detail.ts';
import { cardOnBoard } from './card-on-board.ts';

/** Gives a card another title. Of one about somebody the history has no titles, which are names. */
export const changeBoardCard: Handler<typeof boardCalls.changeBoardCard> = async (
  context,
  { params: { id }, body: { card_title } },
) => {
  const open = await openForChange(context, { card: id });
  const card = await cardOnBoard(context.db, open.row, id);
  if (card.card_title !== card_title) {
    await updateTitle(context.db, id, card_title);
    const titles = { before: { card_title: card.card_title }, after: { card_title } };
    await recordOnCard(
      context,
      open.row,
      { ...card, card_title },
      {
        what: 'changed_card',
        ...(card.profile === null && titles),
      },
    );
  }
  await notifyBoard(context, open.row, {
    ...{ change: 'card_changed', by: context.actor.account, card: id },
  });
  return describeDetail(context, open, id);
};
