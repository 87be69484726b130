import type { ChangeContext } from '../../platform/handler.ts';
import { found } from '../../platform/refusal.ts';
import type { BoardRow } from '../boards.repository.ts';
import { insertPeople } from '../cards/candidates.repository.ts';
import { findColumn } from '../columns/columns.repository.ts';
import { ranksAtEnd } from '../order/ranks-in-column.ts';
import { recordOnCard, inColumn } from '../record-on-board.ts';
import { findInterested } from './interested.repository.ts';

/**
 * Puts whoever has sent interest, or those of them that are named, at the end of the inbox of a
 * locked board, oldest interest first; whoever has a card stays where they are.
 */
export async function putInInbox(
  { db, now, emit }: Pick<ChangeContext, 'db' | 'now' | 'emit'>,
  row: Pick<BoardRow, 'evaluation_board' | 'assignment'>,
  accounts?: readonly string[],
): Promise<string[]> {
  if (row.assignment === null) return [];
  const people = await findInterested(db, { ...row, assignment: row.assignment, accounts });
  if (people.length === 0) return [];
  const inbox = found(await findColumn(db, row, null), 'could_not_find_evaluation_board_column');
  const column = inbox.evaluation_board_column;
  const ranks = await ranksAtEnd(db, column, people.length);
  const { evaluation_board } = row;
  const at = { evaluation_board, column, ranks, by: null, now };
  const cards = await insertPeople(db, at, people);
  for (const [index, card] of cards.entries()) {
    const after = { ...inColumn(inbox, inbox.card_count + index), profile: card.profile };
    await recordOnCard({ emit }, row, card, { what: 'added_card', after });
  }
  return cards.map((card) => card.evaluation_board_card);
}
