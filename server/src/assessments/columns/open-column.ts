import { findColumn, type OpenBoard } from '../../boards/boards.queries.ts';
import type { Db } from '../../platform/database/tables.ts';
import { found } from '../../platform/refusal.ts';

/** A column that stands on the board; the nil UUID is the inbox. */
export async function columnOf(db: Db, { row }: OpenBoard, column: string): Promise<string> {
  const there = await findColumn(db, row, column);
  return found(there, 'could_not_find_evaluation_board_column').evaluation_board_column;
}
