import { sql } from 'kysely';
import { prepared } from '../../platform/database/prepared.ts';
import type { Db, Tx } from '../../platform/database/tables.ts';

export interface Rating {
  rating_value: number | null;
  rating_comment: string | null;
}

/** What an account said about an assessment of a card on the board; undefined: there is none. */
export async function findRating(
  db: Db,
  { board, assessment, account }: { board: string; assessment: string; account: string },
): Promise<Rating | undefined> {
  const { rows } = await sql<Rating>`${prepared}
    select r.rating_value, r.rating_comment
    from evaluation_board_card_ai_assessment as a
    join evaluation_board_card as c using (evaluation_board_card)
    left join evaluation_board_card_ai_assessment_rating as r
      on r.evaluation_board_card_ai_assessment = a.evaluation_board_card_ai_assessment
        and r.account = ${account}
    where a.evaluation_board_card_ai_assessment = ${assessment}
      and c.evaluation_board = ${board} and c.removed_at is null`.execute(db);
  return rows[0];
}

/** Sets one of the two and leaves the other one. */
export async function saveRating(
  tx: Tx,
  row: { evaluation_board_card_ai_assessment: string; account: string; updated_at: Date },
  said: { rating_value: number } | { rating_comment: string | null },
): Promise<void> {
  await tx
    .insertInto('evaluation_board_card_ai_assessment_rating')
    .values({ rating_value: null, rating_comment: null, ...row, ...said })
    .onConflict((conflict) =>
      conflict
        .columns(['evaluation_board_card_ai_assessment', 'account'])
        .doUpdateSet({ ...said, updated_at: row.updated_at }),
    )
    .execute();
}
