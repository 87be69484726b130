import { placeOf } from '../../src/boards/order/place.ts';
import { dice } from '../../demo/dice.ts';
import { post, type Caller } from './insist.ts';

const cardCount = 12;

/** A board as it should be: every acknowledged move was made, and made once. */
export interface PlainBoard {
  id: string;
  /** of the board, after the last acknowledged change */
  version: number;
  /** by column, the ids of its cards in their order */
  columns: Map<string, string[]>;
}

/** A new board of the assignment, with cards in its inbox. */
export async function prepareBoard(buyer: Caller, assignment: string): Promise<PlainBoard> {
  const body = { assignment, board_title: 'Kandidater' };
  const made = await post(buyer, '/api/main/evaluation-board/assignment', body);
  const id = String(made.body['evaluation_board']);
  const columns = made.body['columns'] as { evaluation_board_column: string }[];
  const board: PlainBoard = {
    ...{ id, version: Number(made.body['version']) },
    columns: new Map(columns.map((column) => [column.evaluation_board_column, []])),
  };
  const [inbox] = board.columns.values();
  for (let card = 1; card <= cardCount; card += 1) {
    const added = await post(buyer, `/api/main/evaluation-board/${id}/card`, {
      ...{ card_title: `Kandidat ${card}`, card_order: 'last' },
    });
    inbox?.push(String(added.body['evaluation_board_card']));
    board.version += 1;
  }
  return board;
}

/** Sends a card to a place, and does the same on the plain board once that is acknowledged. */
export async function moveCard(buyer: Caller, board: PlainBoard, turn: number) {
  const chance = dice(`move ${turn}`);
  const card = chance.pick([...board.columns.values()].flat());
  const to = chance.pick([...board.columns.keys()]);
  const card_order = chance.whole(0, cardCount);
  const body = { to_evaluation_board_card_column: to, card_order };
  const reply = await post(buyer, `/api/main/evaluation-board-card/${card}/move`, body);
  if (reply.status !== 200) return reply;
  board.version += 1;
  for (const [column, cards] of board.columns) {
    const others = cards.filter((one) => one !== card);
    if (column === to) others.splice(placeOf(card_order, others.length), 0, card);
    board.columns.set(column, others);
  }
  return reply;
}
