import { sql } from 'kysely';
import { idsOfAnyNumber, prepared } from '../../platform/database/prepared.ts';
import type { Db } from '../../platform/database/tables.ts';

/** A card, and what decides whether machines are asked about somebody. */
export interface AskableCard {
  evaluation_board_card: string;
  /** null: about nobody */
  profile: string | null;
  name: string | null;
  organization: string | null;
  visible_in_search: boolean;
  has_answered_reader: boolean;
  /** does not want to be assessed by machines */
  has_declined: boolean;
}

interface Wanted {
  evaluation_board: string;
  /** null: of all columns */
  column: string | null;
  /** null: all */
  cards: readonly string[] | null;
  reader: string;
}

/** Cards that stand on the board, in its order. */
export async function findAskableCards(
  db: Db,
  { evaluation_board, column, cards, reader }: Wanted,
): Promise<AskableCard[]> {
  const { rows } = await sql<AskableCard>`${prepared}
    select c.evaluation_board_card, p.profile, x.name, x.organization,
      coalesce(v.visible_in_search, false) as visible_in_search,
      not coalesce(v.visible_in_search, true) and exists (
        select from assignment_interest as i join assignment_editor as e using (assignment)
        where i.account = p.profile and e.account = ${reader}) as has_answered_reader,
      exists (select from declined_ai_assessment as d where d.account = p.profile) as has_declined
    from evaluation_board_card as c
    join evaluation_board_column as k on k.evaluation_board_column = c.evaluation_board_column
    left join profile as p on p.profile = c.profile
    left join account as x on x.account = p.profile
    left join profile_availability as v on v.profile = p.profile
    where c.evaluation_board = ${evaluation_board} and c.removed_at is null
      and (${column}::uuid is null or c.evaluation_board_column = ${column}::uuid)
      and (${cards === null}::boolean or c.evaluation_board_card = any(${idsOfAnyNumber(cards ?? [])}))
    order by k.rank, c.rank`.execute(db);
  return rows;
}

/** Cards that stand on the board, about people who do not want to be assessed by machines. */
export async function findDeclinedCards(db: Db, evaluation_board: string): Promise<string[]> {
  const { rows } = await sql<{ card: string }>`${prepared}
    select c.evaluation_board_card as card from evaluation_board_card as c
    join declined_ai_assessment as d on d.account = c.profile
    join evaluation_board_column as k on k.evaluation_board_column = c.evaluation_board_column
    where c.evaluation_board = ${evaluation_board} and c.removed_at is null
    order by k.rank, c.rank`.execute(db);
  return rows.map(({ card }) => card);
}
