import type { AssignmentState } from '@torg/protocol/assignments/assignment-life';
import type { InterestState } from '@torg/protocol/interest/interest-life';
import type { Country } from '@torg/protocol/terms';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/tables.ts';
import type { SubjectFacts } from '../interviews.policy.ts';
import type { Reader } from '../interviews.repository.ts';

/** The ids of what an interview is about: exactly one is named. */
export interface SubjectIds {
  assignment?: string | undefined;
  opportunity?: string | undefined;
}

export interface Subject extends SubjectFacts {
  assignment: string | null;
  opportunity: string | null;
  /** of the assignment; a need's name is nobody else's business */
  title: string;
  company_name: string;
  country: Country;
  /** null for a need of a company */
  state: AssignmentState | null;
  archived: boolean;
}

const editorOf = ({ account }: Reader) => sql`exists (select from assignment_editor as e
  where e.assignment = a.assignment and e.account = ${account}::uuid) as is_editor`;

/** Torg's own needs are meant in the Norwegian market. */
const companyColumns = sql`g.organization as company, coalesce(g.name, 'Torg') as company_name,
  coalesce(g.country, 'NO') as country`;

export async function findSubject(
  db: Db,
  { assignment, opportunity }: SubjectIds,
  reader: Reader,
): Promise<Subject | undefined> {
  if (assignment !== undefined) {
    const { rows } = await sql<Subject>`
      select a.assignment, null as opportunity, a.title, a.state, false as archived,
        false as is_need, ${companyColumns}, ${editorOf(reader)}
      from assignment as a join organization as g on g.organization = a.organization
      where a.assignment = ${assignment}`.execute(db);
    return rows[0];
  }
  const { rows } = await sql<Subject>`
    select null as assignment, n.opportunity, '' as title, a.state, n.archived,
      n.own_of is null as is_need, ${companyColumns}, ${editorOf(reader)}
    from opportunity as n left join assignment as a on a.assignment = n.own_of
    left join organization as g on g.organization = coalesce(a.organization, n.organization)
    where n.opportunity = ${opportunity ?? null}::uuid`.execute(db);
  return rows[0];
}

export interface InvitedConsultant {
  account: string;
  organization: string | null;
  visible: boolean;
}

/** Undefined if nobody with a profile has this id. */
export async function findConsultant(
  db: Db,
  account: string,
): Promise<InvitedConsultant | undefined> {
  return db
    .selectFrom('profile')
    .innerJoin('account', 'account.account', 'profile.profile')
    .innerJoin('profile_availability as v', 'v.profile', 'profile.profile')
    .select(['account.account', 'account.organization', 'v.visible_in_search as visible'])
    .where('profile.profile', '=', account)
    .where('account.deactivated_at', 'is', null)
    .executeTakeFirst();
}

/**
 * What has become of the consultant's interest; locked, so that one who withdraws it meanwhile is
 * either seen here or sees the interview.
 */
export async function lockInterest(
  tx: Tx,
  assignment: string,
  account: string,
): Promise<InterestState | undefined> {
  const { rows } = await sql<{ state: InterestState }>`
    select state from assignment_interest
    where assignment = ${assignment} and account = ${account} for share`.execute(tx);
  return rows[0]?.state;
}

/** Who may take part on the side of whoever invites: the company's people, or Torg's admins. */
export async function findColleagues(
  db: Db,
  company: string | null,
): Promise<{ account: string; name: string }[]> {
  const all = db
    .selectFrom('account')
    .select(['account', 'name'])
    .where('verified', '=', true)
    .where('deactivated_at', 'is', null)
    .orderBy('name')
    .orderBy('account');
  const some =
    company === null ? all.where('role', '=', 'admin') : all.where('organization', '=', company);
  return some.limit(500).execute();
}

/** Those of these who may not take part. */
export async function findStrangers(
  db: Db,
  company: string | null,
  people: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ account: string }>`
    select one.account from unnest(${people}::uuid[]) as one (account)
    where not exists (select from account as x where x.account = one.account and x.verified
      and x.deactivated_at is null and case when ${company}::uuid is null then x.role = 'admin'
        else x.organization = ${company}::uuid end)`.execute(db);
  return rows.map(({ account }) => account);
}

/** Whether times are offered to the consultant, or were asked for, and nothing is booked yet. */
export async function isWaiting(db: Db, ids: SubjectIds, account: string): Promise<boolean> {
  const { rows } = await sql`select from interview
    where coalesce(assignment, opportunity) = ${ids.assignment ?? ids.opportunity ?? null}::uuid
      and account = ${account} and state in ('offered', 'others_wanted')`.execute(db);
  return rows.length > 0;
}
