import type { EvaluationBoardColumn } from '@torg/protocol/boards/board-shapes';
import type { Db } from '../../platform/database/tables.ts';
import { found } from '../../platform/refusal.ts';
import { columnView } from '../boards.views.ts';
import { findColumns } from './columns.repository.ts';

/** A column as it stands now, for somebody who may edit the board. */
export async function describeColumn(
  db: Db,
  board: { evaluation_board: string },
  id: string,
): Promise<EvaluationBoardColumn> {
  const columns = await findColumns(db, board);
  const order = columns.findIndex((column) => column.evaluation_board_column === id);
  return columnView(found(columns[order], 'could_not_find_evaluation_board_column'), order, true);
}
