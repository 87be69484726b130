import type { Cast } from '../cast.ts';
import { at, type Question, type Reply } from '../question.ts';
import type { FilledBoard } from './board-cast.ts';

/** People who work on one board at once. */
const onOneBoard = 4;

/** Far from each other, so that no move is a neighbour of the one before. */
const placeOf = (turn: number, { cards }: FilledBoard): number => (turn * 7_919) % cards.length;

const move = ({ boards: { moves } }: Cast): Question => ({
  name: 'move in a column of 10,000 cards',
  connections: onOneBoard,
  mostMedian: 1.5,
  mostTail: 3,
  torg: (turn) => ({
    method: 'POST',
    path: `/api/main/evaluation-board-card/${at(moves.torg.cards, turn * 13)}/move`,
    cookie: moves.torg.owner.cookie,
    body: {
      to_evaluation_board_card_column: moves.torg.column,
      card_order: placeOf(turn, moves.torg),
    },
  }),
  bare: (turn) => ({
    method: 'POST',
    path: '/move-card',
    body: {
      account: moves.bare.owner.account,
      card: at(moves.bare.cards, turn * 13),
      column: moves.bare.column,
      place: placeOf(turn, moves.bare),
    },
  }),
  gist: ({ card_title, card_order }) => ({ card_title, card_order }),
});

const board = (name: string, { need, owner }: FilledBoard): Question => ({
  name,
  target: 0.55,
  torg: () => ({
    method: 'GET',
    path: `/api/main/opportunity/${need}/evaluation-board`,
    cookie: owner.cookie,
  }),
  bare: () => ({ method: 'GET', path: `/board/${need}` }),
  gist: ({ columns, cards }) => ({
    columns: (columns as Reply[]).map(({ column_title }) => column_title),
    cards: (cards as Reply[]).map((card) => [
      card['evaluation_board_card'],
      card['card_order'],
      (card['profile_data'] as Reply | null)?.['name'],
    ]),
  }),
});

const detail = ({ boards: { small } }: Cast): Question => ({
  name: 'detail of a card',
  target: 0.55,
  torg: (turn) => ({
    method: 'GET',
    path: `/api/main/evaluation-board-card/${at(small.cards, turn)}`,
    cookie: small.owner.cookie,
  }),
  bare: (turn) => ({
    method: 'GET',
    path: `/card/${at(small.cards, turn)}?account=${small.owner.account}`,
  }),
  gist: ({ evaluation_board_card, card_order, profile_data }) => ({
    ...{ evaluation_board_card, card_order },
    name: (profile_data as Reply | null)?.['name'],
  }),
});

export const boardQuestions = (cast: Cast): Question[] => [
  board('board of 200 cards', cast.boards.small),
  board('board of 2,000 cards', cast.boards.large),
  detail(cast),
  move(cast),
];
