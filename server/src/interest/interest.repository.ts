import { sql } from 'kysely';
import type { Db, Tx } from '../platform/database/tables.ts';
import { isUniqueViolation } from '../platform/database/database-errors.ts';
import { plannedOnce } from '../platform/database/planned-once.ts';
import { Refusal } from '../platform/refusal.ts';
import type { CandidateStanding } from './interest.policy.ts';

export interface Candidate extends CandidateStanding {
  name: string;
  title: string | null;
  visible: boolean;
  hasSent: boolean;
}

export interface InterestGround {
  /** of the assignment */
  title: string;
  editors: string[];
  /** those of the named who are consultants */
  candidates: Candidate[];
}

/** All else that sending interest looks at, in one statement. */
export async function findGround(
  tx: Tx,
  assignment: string,
  consultants: readonly string[],
): Promise<InterestGround | undefined> {
  // An array that the planner cannot look into: else it plans anew for each number of people.
  const named = sql`array(select unnest(${consultants}::uuid[]))`;
  const { rows } = await sql<InterestGround>`${plannedOnce}
    select about.title,
      array(select account from assignment_editor where assignment = about.assignment) as editors,
      (select coalesce(json_agg(json_build_object('account', a.account, 'name', a.name,
        'title', a.title, 'organization', a.organization,
        'visible', coalesce(p.visible_in_search, false),
        'isInvited', exists (select from assignment_invited as n
          where n.assignment = about.assignment and n.account = a.account),
        'hasSent', exists (select from assignment_interest as i
          where i.assignment = about.assignment and i.account = a.account))), '[]')
        from account as a left join profile as p on p.profile = a.account
        where a.account = any(${named}) and a.role = 'consultant') as candidates
    from assignment as about where about.assignment = ${assignment}`.execute(tx);
  return rows[0];
}

export interface NewInterest {
  assignment: string;
  thread: string;
  sentBy: string;
  consultants: readonly { account: string; comment: string }[];
}

/** Of two who send at once for the same consultant, the database lets one through. */
export async function insertInterest(tx: Tx, sent: NewInterest): Promise<void> {
  const { assignment, thread, sentBy: sent_by, consultants } = sent;
  // In one order everywhere, so that two who name the same people never wait for each other.
  const inOrder = consultants.toSorted((a, b) => (a.account < b.account ? -1 : 1));
  const accounts = inOrder.map(({ account }) => account);
  const comments = inOrder.map(({ comment }) => comment);
  try {
    await sql`${plannedOnce}
      insert into assignment_interest (assignment, thread, sent_by, account, comment)
      select ${assignment}::uuid, ${thread}::uuid, ${sent_by}::uuid, one.account, one.comment
      from unnest(${accounts}::uuid[], ${comments}::text[]) as one (account, comment)`.execute(tx);
  } catch (error) {
    if (!isUniqueViolation(error, 'interest_message_already_sent')) throw error;
    throw new Refusal('interest_message_already_sent');
  }
}

export interface ReceiptRow {
  thread: string;
  created_at: Date;
  consultants: { account: string; name: string; image_file: string | null }[];
}

/** Interest for the assignment by thread, the latest first; of one's own, of one's company, or all. */
export async function findReceipts(
  db: Db,
  assignment: string,
  seen: { by: 'all' | 'company' | 'own'; account: string; organization: string | null },
): Promise<ReceiptRow[]> {
  const { by, account, organization } = seen;
  const own = sql`(i.account = ${account} or i.sent_by = ${account})`;
  const isSeen = {
    all: sql`true`,
    company: sql`(a.organization = ${organization} or ${own})`,
    own,
  }[by];
  const { rows } = await sql<ReceiptRow>`
    select i.thread, min(i.created_at) as created_at, json_agg(json_build_object(
      'account', a.account, 'name', a.name, 'image_file', a.image_file)
      order by a.name, a.account) as consultants
    from assignment_interest as i join account as a on a.account = i.account
    where i.assignment = ${assignment} and ${isSeen}
    group by i.thread order by min(i.created_at) desc, i.thread`.execute(db);
  return rows;
}
