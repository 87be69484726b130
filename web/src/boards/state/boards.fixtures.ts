import { nullColumn } from '@torg/protocol/boards/board-terms';
import type { Board, Card, Column } from './board-state.ts';

export const [inbox, first, second] = [nullColumn, 'column-1', 'column-2'] as const;

const aColumn = (column: string, at: number): Column => ({
  evaluation_board_column: column,
  column_title: column === nullColumn ? '' : column,
  column_order: at,
  stage: column === nullColumn ? 'received' : 'considered',
  can: { change: column !== nullColumn, remove: column !== nullColumn },
});

export const aCard = (card: string, column: string, order: number): Card => ({
  evaluation_board_card: card,
  column,
  card_title: card,
  card_order: order,
  number_of_card_notes: 0,
  number_of_card_files: 0,
  profile: null,
  profile_data: null,
  interest: null,
  created_at: '2026-11-24T08:00:00.000Z',
});

/** A board with the cards of each column, from the inbox on. */
export const aBoard = (cards: Readonly<Record<string, readonly string[]>>, version = 1): Board => ({
  evaluation_board: 'board',
  board_title: 'Backend-utvikler',
  columns: [inbox, first, second].map(aColumn),
  cards: Object.entries(cards).flatMap(([column, ids]) =>
    ids.map((id, at) => aCard(id, column, at)),
  ),
  version,
  can: { edit: true, addColumn: true, addCard: true },
});
