import { sql, type RawBuilder } from 'kysely';
import { type AssignmentFacts, facts } from '../assignments/assignments.queries.ts';
import type { Actor } from '../platform/actor.ts';
import type { Db, Tx } from '../platform/database/tables.ts';
import { idsOfAnyNumber, prepared, textsOfAnyNumber } from '../platform/database/prepared.ts';
import { pipelined } from '../platform/database/pipelined.ts';
import type { KnownFacts } from '../platform/reaction-facts.ts';
import type { CandidateFacts } from './interest.policy.ts';

export interface Candidate extends CandidateFacts {
  name: string;
  title: string | null;
}

export interface InterestFacts extends AssignmentFacts {
  title: string;
  editors: string[];
  /** the named people who are consultants */
  candidates: Candidate[];
  /** what follows at once has to know it */
  known: KnownFacts;
}

/** All that sending interest checks of a locked assignment, in one statement. */
export async function findInterestFacts(
  tx: Tx,
  criteria: {
    assignment: string;
    actor: Actor;
    consultants: readonly string[];
    known?: (assignment: RawBuilder<unknown>) => RawBuilder<KnownFacts>;
  },
): Promise<InterestFacts | undefined> {
  const { assignment, actor, consultants, known = () => sql`'{}'::json` } = criteria;
  // The planner cannot look into this array; otherwise it would plan again for each number of people.
  const named = sql`array(select unnest(${consultants}::uuid[]))`;
  const { rows } = await sql<InterestFacts>`${prepared}
    select a.title, ${facts(actor)}, ${known(sql.ref('a.assignment'))} as known,
      array(select account from assignment_editor where assignment = a.assignment) as editors,
      (select coalesce(json_agg(json_build_object('account', x.account, 'name', x.name,
        'title', x.title, 'organization', x.organization,
        'visible', coalesce(v.visible_in_search, false),
        'lacksConsent', x.account <> ${actor.account} and coalesce(o.requires_presentation_consent, false)
          and not exists (select from presentation_consent as p where p.assignment = a.assignment
            and p.account = x.account and p.state = 'given'),
        'isInvited', exists (select from assignment_invited as n
          where n.assignment = a.assignment and n.account = x.account),
        'hasSent', exists (select from assignment_interest as i
          where i.assignment = a.assignment and i.account = x.account))), '[]')
        from account as x left join profile_availability as v on v.profile = x.account
        left join organization as o on o.organization = x.organization
        where x.account = any(${named}) and x.role = 'consultant') as candidates
    from assignment as a where a.assignment = ${assignment}`.execute(tx);
  return rows[0];
}

/**
 * Locks what the consultants have said about this assignment until the transaction ends, so that
 * nobody takes back a yes meanwhile; the lock can be shared. Nobody consents to their own interest.
 */
export async function lockConsentsFor(
  tx: Tx,
  assignment: string,
  consultants: readonly string[],
): Promise<void> {
  const named = sql`array(select unnest(${consultants}::uuid[]))`;
  await sql`${prepared}${pipelined}
    select from presentation_consent where assignment = ${assignment} and account = any(${named})
    order by presentation_consent for share`.execute(tx);
}

export interface NewInterest {
  assignment: string;
  thread: string;
  sentBy: string;
  now: Date;
  consultants: readonly { account: string; comment: string }[];
}

/**
 * When two send interest for the same consultant at once, the constraint
 * `interest_message_already_sent` refuses the second one.
 */
export async function insertInterest(tx: Tx, sent: NewInterest): Promise<void> {
  const { assignment, thread, sentBy: sent_by, now, consultants } = sent;
  // One fixed order, so that calls that name the same people never deadlock.
  const inOrder = consultants.toSorted((a, b) => (a.account < b.account ? -1 : 1));
  const accounts = inOrder.map(({ account }) => account);
  const comments = inOrder.map(({ comment }) => comment);
  await sql`${prepared}${pipelined}
    insert into assignment_interest
      (assignment, thread, sent_by, account, comment, state_since, counts_from)
    select ${assignment}::uuid, ${thread}::uuid, ${sent_by}::uuid, one.account, one.comment,
      ${now}::timestamptz, ${now}::timestamptz
    from unnest(${idsOfAnyNumber(accounts)}, ${textsOfAnyNumber(comments)}) as one (account, comment)`.execute(
    tx,
  );
}

export interface ReceiptRow {
  thread: string;
  created_at: Date;
  consultants: { account: string; name: string; image_file: string | null }[];
}

/**
 * Interest in the assignment by thread, latest first: the account's own, of its company, or all.
 */
export async function findReceipts(
  db: Db,
  assignment: string,
  viewer: { by: 'all' | 'company' | 'own'; account: string; organization: string | null },
): Promise<ReceiptRow[]> {
  const { by, account, organization } = viewer;
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
