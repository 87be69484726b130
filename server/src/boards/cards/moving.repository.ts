import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tables.ts';
import { type LockedBoard, lockBoardWith } from '../boards.repository.ts';
import { type ColumnOnBoard, columnOnBoard } from '../columns/columns.repository.ts';
import { cardsOnBoard, type CardOnBoard } from './cards.repository.ts';

interface Moving {
  cards: readonly string[];
  /** null and the nil UUID are the inbox */
  to: string | null;
}

interface FoundForMove {
  /** in no order; one that is not there is left out */
  cards: CardOnBoard[];
  column: ColumnOnBoard | null;
}

/** Locks the board, and reads what a move needs of it. */
export const lockForMove = (
  tx: Tx,
  board: string,
  { cards, to }: Moving,
): Promise<(LockedBoard & FoundForMove) | undefined> =>
  lockBoardWith(tx, board, sql`${cardsOnBoard(cards)} as cards, ${columnOnBoard(to)} as "column"`);
