import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tables.ts';

export interface CardInColumn {
  evaluation_board_card: string;
  card_title: string;
  profile: string | null;
}

/** The cards that stand in a column, in their order. */
export async function findCardsIn(tx: Tx, column: string): Promise<CardInColumn[]> {
  const { rows } = await sql<CardInColumn>`
    select evaluation_board_card, card_title, profile from evaluation_board_card
    where evaluation_board_column = ${column} and removed_at is null order by rank`.execute(tx);
  return rows;
}

export const findProfilesIn = async (tx: Tx, column: string): Promise<(string | null)[]> =>
  (await findCardsIn(tx, column)).map(({ profile }) => profile);

/** Moves all that stand in a column to the end of the inbox; they can return from there. */
export async function leaveColumn(
  tx: Tx,
  { column, inbox }: { column: string; inbox: string },
  placed: { cards: readonly string[]; ranks: readonly string[] },
): Promise<void> {
  await sql`
    update evaluation_board_card as c set evaluation_board_column = ${inbox}, rank = r.rank,
      left_column = ${column}, left_rank = c.rank
    from unnest(${placed.cards}::uuid[], ${placed.ranks}::text[]) as r (card, rank)
    where c.evaluation_board_card = r.card`.execute(tx);
}

/** Those of its cards that still are in the inbox stand in the column again, as they stood there. */
export async function returnToColumn(
  tx: Tx,
  { column, inbox }: { column: string; inbox: string },
): Promise<void> {
  await sql`
    update evaluation_board_card set evaluation_board_column = ${column}, rank = left_rank,
      left_column = null, left_rank = null
    where left_column = ${column} and evaluation_board_column = ${inbox}
      and removed_at is null`.execute(tx);
}
