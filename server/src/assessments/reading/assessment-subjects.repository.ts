import { sql } from 'kysely';
import type { Db } from '../../platform/database/tables.ts';
import type { Assessor } from '../assessments.policy.ts';

/** A row that machines were asked about. */
export interface AssessmentSubject {
  subject: string;
  /** null: several people, or the profile is gone */
  account: string | null;
  /** the consultant company that asked; null: the client's side */
  company: string | null;
  prompt: string;
  criteria_version: number | null;
}

/** All that a side has asked about a need: its profiles, and the cards and columns of its board. */
export async function findAssessmentSubjects(
  db: Db,
  { opportunity, assessor }: { opportunity: string; assessor: Assessor },
): Promise<AssessmentSubject[]> {
  const { side, readsAll } = assessor;
  const own = readsAll ? sql`` : sql`and r.company is not distinct from ${side}::uuid`;
  const board = sql`evaluation_board as b
    join opportunity as o on o.opportunity = b.opportunity or o.own_of = b.assignment
    where o.opportunity = ${opportunity}`;
  const { rows } = await sql<AssessmentSubject>`
    select r.opportunity_profile_ai_assessment as subject, r.account, r.company, r.prompt,
      r.criteria_version
    from opportunity_profile_ai_assessment as r where r.opportunity = ${opportunity} ${own}
    union all
    select r.evaluation_board_card_ai_assessment, r.account, null, r.prompt, r.criteria_version
    from evaluation_board_card_ai_assessment as r
    join evaluation_board_card as c on c.evaluation_board_card = r.evaluation_board_card
    where c.evaluation_board in (select b.evaluation_board from ${board})
    union all
    select r.evaluation_board_column_ai_assessment, null, null, r.prompt, r.criteria_version
    from evaluation_board_column_ai_assessment as r
    join evaluation_board_column as c on c.evaluation_board_column = r.evaluation_board_column
    where c.evaluation_board in (select b.evaluation_board from ${board})`.execute(db);
  return rows;
}
