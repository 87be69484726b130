import type { Tx } from '../../platform/database/tables.ts';
import { findAllRanks, findColumns, spreadColumns } from '../columns/columns.repository.ts';
import { areTooLong, ranksBetween } from './ranks.ts';

type AtBoard = { evaluation_board: string };

interface Wanted {
  /** among one's own columns, from 0 */
  place: number;
  /** the column that moves */
  moved?: string;
}

/** Right behind its neighbour, so that a column that is put back later stands where it stood. */
async function rankAt(tx: Tx, board: AtBoard, { place, moved }: Wanted): Promise<string> {
  const others = (await findColumns(tx, board)).filter(
    (column) => !column.is_inbox && column.evaluation_board_column !== moved,
  );
  const before = others[place - 1]?.rank ?? null;
  const all = await findAllRanks(tx, board);
  const after = all.find((rank) => before === null || rank > before) ?? null;
  const [rank = ''] = ranksBetween({ before, after }, 1);
  return rank;
}

/** The rank of a place on a locked board. */
export async function columnRank(tx: Tx, board: AtBoard, wanted: Wanted): Promise<string> {
  const rank = await rankAt(tx, board, wanted);
  if (!areTooLong([rank])) return rank;
  await spreadColumns(tx, board);
  return rankAt(tx, board, wanted);
}
