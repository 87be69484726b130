import { sql } from 'kysely';
import type { Db } from '../../platform/database/tables.ts';
import { isFoldedFor } from './scores.repository.ts';

/** A score of a card by a criterion; by a machine, `by_name` is the engine. */
export interface ScoreOnBoard {
  evaluation_board_card: string;
  criteria_id: string;
  score: number;
  by_name: string | null;
  at: Date;
}

/** What people have scored of the cards of a board, also of those that were removed. */
export async function findOwnOnBoard(db: Db, board: string): Promise<ScoreOnBoard[]> {
  const { rows } = await sql<ScoreOnBoard>`
    select s.evaluation_board_card, s.criteria_id, s.score, x.name as by_name, s.scored_at as at
    from evaluation_board_card as c
    join evaluation_board_card_score as s using (evaluation_board_card)
    join account as x on x.account = s.account
    where c.evaluation_board = ${board}
    order by x.name, s.account, s.criteria_id`.execute(db);
  return rows;
}

/** A row that machines are asked about, of a card of a board. */
export interface RowOfCard {
  evaluation_board_card: string;
  id: string;
  /** nobody scores a card that was removed, so its answers influence nobody */
  is_folded: boolean;
}

export async function findRowsOfCards(db: Db, board: string, reader: string): Promise<RowOfCard[]> {
  const { rows } = await sql<RowOfCard>`
    select c.evaluation_board_card, a.evaluation_board_card_ai_assessment as id,
      c.removed_at is null and ${isFoldedFor(sql`c.evaluation_board_card`, reader)} as is_folded
    from evaluation_board_card as c
    join evaluation_board_card_ai_assessment as a using (evaluation_board_card)
    where c.evaluation_board = ${board} order by a.asked_at, id`.execute(db);
  return rows;
}
