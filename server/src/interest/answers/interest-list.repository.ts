import type { InterestState, TurnDownReason } from '@torg/protocol/interest/interest-life';
import type { Locale } from '@torg/protocol/terms';
import { sql, type RawBuilder } from 'kysely';
import { facts } from '../../assignments/assignments.queries.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/tables.ts';
import { answerLocale } from './answered-people.repository.ts';
import { dueDay, isOpen } from './due-day.ts';
import type { InterestStateFacts } from './interest-state.policy.ts';

export interface ListedInterest extends InterestStateFacts {
  assignment_interest: string;
  assignment: string;
  thread: string;
  name: string;
  title: string | null;
  image_file: string | null;
  company_name: string | null;
  created_at: Date;
  state_since: Date;
  reason: TurnDownReason | null;
  answered_at: Date | null;
  answered_by_name: string | null;
  answer_locale: Locale;
  answer_by: string | null;
  interest_state: InterestState;
}

/** Interests by id, of an assignment, or of a thread. */
export type WhichInterests =
  | { interests: readonly string[] }
  | { assignment: string }
  | { thread: string };

function condition(which: WhichInterests): RawBuilder<boolean> {
  if ('interests' in which) return sql`i.assignment_interest = any(${which.interests}::uuid[])`;
  if ('assignment' in which) return sql`i.assignment = ${which.assignment}`;
  return sql`i.thread = ${which.thread}`;
}

/** Interests with all that a list shows of them, oldest first. */
export async function findInterests(
  db: Db,
  which: WhichInterests,
  viewer: Actor,
): Promise<ListedInterest[]> {
  const { rows } = await sql<ListedInterest>`
    select i.assignment_interest, i.assignment, i.thread, i.account, x.name, x.title, x.image_file,
      x.organization, o.name as company_name, i.created_at, i.state_since, i.reason,
      i.state as interest_state, i.answered_at, by.name as answered_by_name,
      ${answerLocale} as answer_locale,
      case when ${isOpen} then ${dueDay} end as answer_by, ${facts(viewer)}
    from assignment_interest as i
    join assignment as a on a.assignment = i.assignment
    join account as x on x.account = i.account
    left join organization as o on o.organization = x.organization
    left join account as by on by.account = i.answered_by
    left join account as sender on sender.account = i.sent_by
    where ${condition(which)}
    order by i.created_at, i.assignment_interest`.execute(db);
  return rows;
}
