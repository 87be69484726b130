import type { Tx } from '../../platform/database/tables.ts';
import { findEnd, findNeighbours, spreadCards } from './card-order.repository.ts';
import { areTooLong, ranksBetween, type Neighbours } from './ranks.ts';

interface Wanted {
  column: string;
  place: number;
  count: number;
  /** of these cards; new ones have no id yet */
  moved: readonly string[];
  /** how many ranks */
  ranks: number;
}

async function shortRanks(
  tx: Tx,
  { column, ranks }: { column: string; ranks: number },
  find: () => Promise<Neighbours>,
): Promise<string[]> {
  const found = ranksBetween(await find(), ranks);
  if (!areTooLong(found)) return found;
  await spreadCards(tx, column);
  return ranksBetween(await find(), ranks);
}

/** Ranks at a place of a column, whose board is locked. */
export const ranksInColumn = (tx: Tx, wanted: Wanted): Promise<string[]> =>
  shortRanks(tx, wanted, () => findNeighbours(tx, wanted));

/** Ranks behind all others of a column. */
export const ranksAtEnd = (tx: Tx, column: string, ranks: number): Promise<string[]> =>
  shortRanks(tx, { column, ranks }, () => findEnd(tx, column));
