import type { Db } from '../../platform/database/tables.ts';
import { found } from '../../platform/refusal.ts';
import { findOnBoard, type CardOnBoard } from './cards.repository.ts';

/** A card that stands on the board; refuses one that was removed. */
export async function cardOnBoard(
  db: Db,
  board: { evaluation_board: string },
  card: string,
): Promise<CardOnBoard> {
  const [there] = await findOnBoard(db, board, [card]);
  return found(there, 'could_not_find_evaluation_board_card');
}
