import { sql, type RawBuilder } from 'kysely';

const onBoard = sql`join evaluation_board as b on b.evaluation_board = c.evaluation_board
  join opportunity as o on o.opportunity = b.opportunity or o.own_of = b.assignment`;

/** The consultant company whose need the board is for; null: a client's. */
const boardSide = sql`(select g.organization from organization as g
  where o.own_of is null and g.organization = o.organization and g.kind <> 'client')`;

/**
 * All that machines were asked about somebody: for a need, on a board, and beside others in a column.
 * What a client or a company asks about the people on its board is its own side's.
 */
export const subjectsAbout = (account: string): RawBuilder<unknown> => sql`
  select r.opportunity_profile_ai_assessment as subject,
    'assignment_profile_ai_assessment' as type, r.opportunity, r.company, r.asked_by,
    r.criteria_version, r.asked_at
  from opportunity_profile_ai_assessment as r where r.account = ${account}
  union all
  select r.evaluation_board_card_ai_assessment, t.type, o.opportunity, ${boardSide}, r.asked_by,
    r.criteria_version, r.asked_at
  from evaluation_board_card_ai_assessment as r
  cross join (values ('profile_evaluation'), ('profile_most_relevant_professional_engagements'))
    as t (type)
  join evaluation_board_card as c on c.evaluation_board_card = r.evaluation_board_card
  ${onBoard} where r.account = ${account}
  union all
  select r.evaluation_board_column_ai_assessment, r.type, o.opportunity, ${boardSide}, r.asked_by,
    r.criteria_version, r.asked_at
  from evaluation_board_card as c
  join evaluation_board_column_ai_assessment as r on r.cards @> array[c.evaluation_board_card]
  ${onBoard} where c.profile = ${account}`;
