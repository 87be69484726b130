import type { InterestState, TurnDownReason } from '@torg/protocol/interest/interest-life';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/tables.ts';
import '../interest.tables.ts';

export interface AnswerOfInterest {
  assignment_interest: string;
  account: string;
  /** of the consultant; empty where the account is gone */
  name: string;
  state: InterestState;
  reason: TurnDownReason | null;
  created_at: Date;
  answered_at: Date | null;
  answered_by_name: string | null;
}

/** What has become of each interest in an assignment, oldest first. */
export async function findAnswersOf(db: Db, assignment: string): Promise<AnswerOfInterest[]> {
  const { rows } = await sql<AnswerOfInterest>`
    select i.assignment_interest, i.account, x.name, i.state, i.reason, i.created_at,
      i.answered_at, y.name as answered_by_name
    from assignment_interest as i join account as x on x.account = i.account
    left join account as y on y.account = i.answered_by
    where i.assignment = ${assignment}
    order by i.created_at, i.assignment_interest`.execute(db);
  return rows;
}
