import { sql } from 'kysely';
import type { Db } from '../../platform/database/tables.ts';

interface AssessedBoard {
  evaluation_board: string;
  board_title: string;
  /** the need, or the assignment's own one */
  opportunity: string;
}

/** Boards where machines were asked about people, the one asked about last at the top. */
export async function listAssessedBoards(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: AssessedBoard[]; total: number }> {
  const { rows } = await sql<AssessedBoard & { total: number }>`
    with asked as materialized (
      select c.evaluation_board, max(r.asked_at) as asked_at
      from evaluation_board_card_ai_assessment as r
      join evaluation_board_card as c on c.evaluation_board_card = r.evaluation_board_card
      where c.removed_at is null
      group by c.evaluation_board),
    page as materialized (
      select * from asked order by asked_at desc, evaluation_board limit ${limit} offset ${offset})
    select (select count(*)::int from asked) as total, b.evaluation_board, b.board_title,
      o.opportunity
    from (select) as one left join (page
      join evaluation_board as b on b.evaluation_board = page.evaluation_board
      join opportunity as o on o.opportunity = b.opportunity or o.own_of = b.assignment) on true
    order by page.asked_at desc, b.evaluation_board`.execute(db);
  // Behind the last page there is a row with the total alone.
  const found = rows.filter((row) => (row.evaluation_board as string | null) !== null);
  return { rows: found, total: rows[0]?.total ?? 0 };
}
