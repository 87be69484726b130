import type { CallName } from '@torg/protocol/all-calls';
import { partOfBoard } from './a-world-board.ts';
import type { Person, World } from '../a-world.ts';

/** The board is that of the buyer's assignment, and the note on it the buyer's own. */
export const boardOwners: Partial<Record<string, readonly Person[]>> = {
  'board-editor': ['buyer', 'admin'],
  'note-author': ['buyer', 'admin'],
};

/** The bodies of the calls about boards, for the test of rights. */
export const boardBodies: Partial<Record<CallName, (world: World) => unknown>> = {
  makeAssignmentBoard: ({ assignment }) => ({ board_title: 'Kandidater', assignment }),
  makeOpportunityBoard: ({ need }) => ({
    ...{ board_title: 'Kandidater', opportunity: need.opportunity },
  }),
  renameBoard: () => ({ board_title: 'Kandidater' }),
  showPresence: () => ({ state: 'here' }),
  addBoardColumn: () => ({ column_title: 'Referanser' }),
  moveBoardColumn: () => ({ column_order: 'last' }),
  changeBoardColumn: () => ({ column_title: 'Referanser' }),
  addBoardCard: ({ accounts }) => ({ profile: accounts.consultant }),
  addBoardCards: ({ accounts }) => ({ profiles: [accounts.consultant] }),
  changeBoardCard: () => ({ card_title: 'Kandidat' }),
  moveBoardCard: () => ({ to_evaluation_board_card_column: null, card_order: 'first' }),
  moveBoardCards: ({ board }) => ({
    cards: [board.evaluation_board_card],
    to_evaluation_board_card_column: board.evaluation_board_column,
    card_order: 'first',
  }),
  addCardNote: () => ({ content: 'Virker grundig.' }),
  changeCardNote: () => ({ content: 'Virker svært grundig.' }),
};

/** The id that the path of a call about boards asks for. */
export function boardParams(path: string, { board }: World): { id?: string } {
  const part = partOfBoard(path);
  return part === undefined ? {} : { id: board[part] };
}
