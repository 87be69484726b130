import type { boardCalls } from '@torg/protocol/boards/boards';
import { limits } from '@torg/protocol/limits';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { mayStandOnBoard } from '../boards.policy.ts';
import { findColumn } from '../columns/columns.repository.ts';
import { followStage } from '../interest/follow-stage.ts';
import { columnId, notifyBoard } from '../notify-board.ts';
import { openForChange } from '../open-board.ts';
import { ranksAtEnd } from '../order/ranks-in-column.ts';
import { inColumn, recordOnCard } from '../record-on-board.ts';
import { findNewCandidates, insertPeople } from './candidates.repository.ts';
import { describeCards } from './describe-cards.ts';

/** Whoever a colleague has added meanwhile stays where they are, and is not in the answer. */
export const addBoardCards: Handler<typeof boardCalls.addBoardCards> = async (
  context,
  { params: { id }, body },
) => {
  const { db, actor, now } = context;
  const { row } = await openForChange(context, { board: id });
  const missing = 'could_not_find_evaluation_board_column';
  const column = found(await findColumn(db, row, body.board_column), missing);
  const candidates = await findNewCandidates(db, body.profiles, row);
  const people = candidates.filter((one) => mayStandOnBoard(one, row));
  allowed(row.card_count + people.length <= limits.board.cards, 'evaluation_board_is_full');
  const { evaluation_board_column: to, card_count: first } = column;
  const ranks = people.length > 0 ? await ranksAtEnd(db, to, people.length) : [];
  const { evaluation_board } = row;
  const at = { evaluation_board, column: to, ranks, by: actor.account, now };
  const cards = await insertPeople(db, at, people);
  const profiles = cards.map(({ profile }) => profile);
  await followStage(context, { assignment: row.assignment, profiles }, column.stage);
  for (const [index, card] of cards.entries()) {
    const after = { ...inColumn(column, first + index), profile: card.profile };
    await recordOnCard(context, row, card, { what: 'added_card', after });
  }
  const told = { by: actor.account, column: columnId(column) };
  await notifyBoard(context, row, { change: 'cards_added', ...told });
  const ids = cards.map((card) => card.evaluation_board_card);
  return { cards: await describeCards(context, row, { cards: ids, first }) };
};
