import type { Tx } from '../../platform/database/tables.ts';
import { found } from '../../platform/refusal.ts';
import { findColumns, type ColumnOnBoard } from './columns.repository.ts';

/** A column that stands on the locked board, and its place there; the inbox is none of one's own. */
export async function ownColumn(
  tx: Tx,
  board: { evaluation_board: string },
  id: string,
): Promise<{ column: ColumnOnBoard; order: number; count: number }> {
  const columns = await findColumns(tx, board);
  const order = columns.findIndex(
    (column) => column.evaluation_board_column === id && !column.is_inbox,
  );
  const column = found(columns[order], 'could_not_find_evaluation_board_column');
  return { column, order, count: columns.length - 1 };
}
