import { sql } from 'kysely';
import { idsOfAnyNumber, prepared } from '../../platform/database/prepared.ts';
import type { Tx } from '../../platform/database/tables.ts';
import { ranksBetween, type Neighbours } from './ranks.ts';

interface Place {
  column: string;
  /** among the cards that stand in the column, without those that move */
  place: number;
  count: number;
  moved: readonly string[];
}

/** Before all others: what was removed counts too, since it may be put back. */
async function findFirst(tx: Tx, column: string): Promise<Neighbours> {
  const { rows } = await sql<Neighbours>`${prepared}
    select null as before, min(rank) as after from evaluation_board_card
    where evaluation_board_column = ${column}`.execute(tx);
  return rows[0] ?? { before: null, after: null };
}

/**
 * The ranks on both sides of a place, looked for from the nearer end of the column. Right behind
 * its neighbour, so that what is put back later stands where it stood.
 */
export async function findNeighbours(
  tx: Tx,
  { column, place, count, moved }: Place,
): Promise<Neighbours> {
  if (place === 0) return findFirst(tx, column);
  const isNearEnd = place > count / 2;
  const [order, skip] = isNearEnd ? [sql`desc`, count - place] : [sql`asc`, place - 1];
  const { rows } = await sql<Neighbours>`${prepared}
    select n.rank as before, (select min(o.rank) from evaluation_board_card as o
      where o.evaluation_board_column = ${column} and o.rank > n.rank) as after
    from (select rank from evaluation_board_card
      where evaluation_board_column = ${column} and removed_at is null
        and evaluation_board_card <> all(${idsOfAnyNumber(moved)})
      order by rank ${order} limit 1 offset ${skip}) as n`.execute(tx);
  return rows[0] ?? { before: null, after: null };
}

/** Behind all others of the column, also behind what was removed. */
export async function findEnd(tx: Tx, column: string): Promise<Neighbours> {
  const { rows } = await sql<Neighbours>`${prepared}
    select max(rank) as before, null as after from evaluation_board_card
    where evaluation_board_column = ${column}`.execute(tx);
  return rows[0] ?? { before: null, after: null };
}

/** Gives all cards of a column short ranks in the order that they have. */
export async function spreadCards(tx: Tx, column: string): Promise<void> {
  const { rows } = await sql<{ evaluation_board_card: string }>`
    select evaluation_board_card from evaluation_board_card
    where evaluation_board_column = ${column} order by rank`.execute(tx);
  const ids = rows.map((row) => row.evaluation_board_card);
  const ranks = ranksBetween({ before: null, after: null }, ids.length);
  await sql`
    update evaluation_board_card as c set rank = r.rank
    from unnest(${ids}::uuid[], ${ranks}::text[]) as r (card, rank)
    where c.evaluation_board_card = r.card`.execute(tx);
}
