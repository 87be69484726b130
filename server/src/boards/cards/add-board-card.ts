import type { boardCalls } from '@torg/protocol/boards/boards';
import { limits } from '@torg/protocol/limits';
import type { ChangeContext, Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { mayStandOnBoard } from '../boards.policy.ts';
import type { BoardRow } from '../boards.repository.ts';
import { findColumn } from '../columns/columns.repository.ts';
import { followStage } from '../interest/follow-stage.ts';
import { columnId, notifyBoard } from '../notify-board.ts';
import { openForChange } from '../open-board.ts';
import { placeOf } from '../order/place.ts';
import { ranksInColumn } from '../order/ranks-in-column.ts';
import { recordOnCard, inColumn } from '../record-on-board.ts';
import { findCandidate } from './candidates.repository.ts';
import { insertCard } from './cards.repository.ts';
import { describeCard } from './describe-cards.ts';

/** What the card is called: what was given, else the name of whom it is about. */
async function titleOf(
  { db }: ChangeContext,
  row: BoardRow,
  { card_title, profile }: { card_title?: string | undefined; profile?: string | undefined },
): Promise<string> {
  if (profile === undefined) return card_title ?? '';
  const candidate = found(await findCandidate(db, profile, row), 'could_not_find_profile');
  allowed(mayStandOnBoard(candidate, row), 'consultant_profile_not_visible');
  return card_title ?? candidate.name.slice(0, limits.board.cardTitle);
}

/** Whoever adds somebody twice, also at the same time, is refused by the database. */
export const addBoardCard: Handler<typeof boardCalls.addBoardCard> = async (
  context,
  { params: { id }, body },
) => {
  const { db, actor, now } = context;
  const { row } = await openForChange(context, { board: id });
  allowed(row.card_count < limits.board.cards, 'evaluation_board_is_full');
  const missing = 'could_not_find_evaluation_board_column';
  const column = found(await findColumn(db, row, body.board_column), missing);
  const card_title = await titleOf(context, row, body);
  const { evaluation_board } = row;
  const { evaluation_board_column, card_count: count } = column;
  const order = placeOf(body.card_order, count);
  const at = { column: evaluation_board_column, place: order, count, moved: [], ranks: 1 };
  const [rank = ''] = await ranksInColumn(db, at);
  const profile = body.profile ?? null;
  const card = await insertCard(db, {
    ...{ evaluation_board, evaluation_board_column, card_title, profile, rank },
    ...{ created_by: actor.account, created_at: now },
  });
  await followStage(context, { assignment: row.assignment, profiles: [profile] }, column.stage);
  const after = { ...inColumn(column, order), profile };
  const named = { evaluation_board_card: card, card_title, profile };
  await recordOnCard(context, row, named, { what: 'added_card', after });
  const shown = { by: actor.account, card, column: columnId(column), order };
  await notifyBoard(context, row, { change: 'card_added', ...shown });
  return describeCard(context, row, card);
};
