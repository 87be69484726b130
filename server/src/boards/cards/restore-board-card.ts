import type { boardCalls } from '@torg/protocol/boards/boards';
import { limits } from '@torg/protocol/limits';
import type { ChangeContext, Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import type { BoardRow } from '../boards.repository.ts';
import { findColumn } from '../columns/columns.repository.ts';
import { followStage } from '../interest/follow-stage.ts';
import { columnId, notifyBoard } from '../notify-board.ts';
import { openForChange } from '../open-board.ts';
import { ranksAtEnd } from '../order/ranks-in-column.ts';
import { recordOnCard, inColumn } from '../record-on-board.ts';
import { restorableSince } from '../restorable-since.ts';
import { findRemoved, findOnBoard, restoreCard } from './cards.repository.ts';
import { describeCard } from './describe-cards.ts';
import { cardOnBoard } from './card-on-board.ts';

const missing = 'could_not_find_evaluation_board_card';

/** Where it stood if that column still stands, else at the end of the inbox. */
async function putBack({ db, now }: ChangeContext, row: BoardRow, card: string): Promise<void> {
  const since = restorableSince(now);
  const removed = found(await findRemoved(db, row, { card, since }), missing);
  allowed(row.card_count < limits.board.cards, 'evaluation_board_is_full');
  if (removed.column_stands) return restoreCard(db, card, {});
  const inbox = found(await findColumn(db, row, null), missing);
  const { evaluation_board_column } = inbox;
  const [rank = ''] = await ranksAtEnd(db, evaluation_board_column, 1);
  await restoreCard(db, card, { evaluation_board_column, rank });
}

export const restoreBoardCard: Handler<typeof boardCalls.restoreBoardCard> = async (
  context,
  { params: { id } },
) => {
  const { db, actor } = context;
  const { row } = await openForChange(context, { card: id });
  const isThere = (await findOnBoard(db, row, [id])).length > 0;
  if (!isThere) {
    await putBack(context, row, id);
    const card = await cardOnBoard(db, row, id);
    const column = found(await findColumn(db, row, columnId(card)), missing);
    const { profile, card_order: order } = card;
    await followStage(context, { assignment: row.assignment, profiles: [profile] }, column.stage);
    const after = { ...inColumn(column, order), profile };
    await recordOnCard(context, row, card, { what: 'restored_card', after });
    const shown = { by: actor.account, card: id, column: columnId(column), order };
    await notifyBoard(context, row, { change: 'card_added', ...shown });
  }
  return describeCard(context, row, id);
};
