import { sql } from 'kysely';
import { foldedContaining } from '../../platform/database/like.ts';
import { idsOfAnyNumber, prepared } from '../../platform/database/prepared.ts';
import type { Db } from '../../platform/database/tables.ts';

interface PersonRow {
  account: string;
  name: string;
  image_file: string | null;
}

/** Those whose open pages show the board, and the admins. */
export async function findPeople(db: Db, audience: readonly string[]): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`${prepared}
    select account, name, image_file from account
    where account = any(${idsOfAnyNumber(audience)}) or (role = 'admin' and verified)
    order by folded_name, account`.execute(db);
  return rows;
}

interface Searched {
  evaluation_board: string;
  assignment: string | null;
}

/**
 * The cards on which all the words stand. The skills and roles of a profile count while it is visible
 * or has sent interest, since nobody should find by them whom they cannot read.
 */
export async function findCardsWith(
  db: Db,
  { evaluation_board, assignment }: Searched,
  words: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ evaluation_board_card: string }>`${prepared}
    select c.evaluation_board_card from evaluation_board_card as c
    left join profile_availability as v on v.profile = c.profile
    left join assignment_interest as i
      on i.assignment = ${assignment}::uuid and i.account = c.profile
    left join account as x on x.account = c.profile
      and (v.visible_in_search or i.assignment_interest is not null)
    cross join lateral (select folded(concat_ws(' ', c.card_title, x.name, x.title,
      (select string_agg(concat_ws(' ', k.name_nb, k.name_sv, k.name_en), ' ')
        from profile_search as s join competency as k on k.competency = any(s.skills || s.roles)
        where s.profile = x.account),
      (select string_agg(n.content, ' ') from evaluation_board_card_note as n
        where n.evaluation_board_card = c.evaluation_board_card and n.removed_at is null)
    )) as words) as text
    where c.evaluation_board = ${evaluation_board} and c.removed_at is null
      and text.words like all (${words.map(foldedContaining)}::text[])`.execute(db);
  return rows.map(({ evaluation_board_card }) => evaluation_board_card);
}
