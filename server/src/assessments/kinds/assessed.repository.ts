import { sql } from 'kysely';
import { pipelined } from '../../platform/database/pipelined.ts';
import { idsOfAnyNumber, prepared } from '../../platform/database/prepared.ts';
import type { Db, Tx } from '../../platform/database/tables.ts';
import { joinedProfile, needBasis, profileBasis } from './basis.repository.ts';

/**
 * The rows of the subjects. The limit has each looked up by the index, whatever the planner believed of
 * the table when it planned: fifty are asked about at once, and there may have been few before.
 */
const asked = (subjects: readonly string[]) => sql`(
  select r.* from unnest(${idsOfAnyNumber(subjects)}) as one (subject)
  cross join lateral (select * from opportunity_profile_ai_assessment
    where opportunity_profile_ai_assessment = one.subject limit 1) as r)`;

/** What questions rest on, by subject; those about archived needs and deleted profiles are left out. */
export async function findBases(
  db: Db,
  subjects: readonly string[],
): Promise<Map<string, { need: string; profile: string; prompt: string }>> {
  const { rows } = await sql<{
    subject: string;
    need: string;
    profile: string;
    prompt: string;
  }>`${prepared}
    with asked as materialized ${asked(subjects)},
    needs as materialized (
      select o.opportunity, ${needBasis} as need from opportunity as o
      where o.opportunity in (select opportunity from asked) and not o.archived)
    select r.opportunity_profile_ai_assessment as subject, n.need, ${profileBasis} as profile,
      r.prompt
    from asked as r join needs as n on n.opportunity = r.opportunity
    ${joinedProfile(sql`r.account`)}`.execute(db);
  return new Map(
    rows.map(({ subject, need, profile, prompt }) => [subject, { need, profile, prompt }]),
  );
}

/** Locks the needs, then the profiles, against changes until the transaction ends. */
export async function lockBases(tx: Tx, subjects: readonly string[]): Promise<void> {
  await sql`${prepared}${pipelined}
    select from opportunity where opportunity in (
      select opportunity from ${asked(subjects)} as r)
    order by opportunity for share`.execute(tx);
  await sql`${prepared}${pipelined}
    select from profile_availability where profile in (
      select account from ${asked(subjects)} as r)
    order by profile for share`.execute(tx);
}

export interface Assessed {
  opportunity: string;
  account: string;
  prompt: string;
}

/** What is asked; undefined: the profile is gone. */
export async function findAssessed(db: Db, subject: string): Promise<Assessed | undefined> {
  const { rows } = await sql<Assessed>`${prepared}
    select r.opportunity, r.account, r.prompt from opportunity_profile_ai_assessment as r
    join profile as p on p.profile = r.account
    where r.opportunity_profile_ai_assessment = ${subject}`.execute(db);
  return rows[0];
}

/** Notes by which version of the criteria it was answered: the one that stands, under its lock. */
export async function saveCriteriaVersion(tx: Tx, subject: string): Promise<void> {
  await sql`
    update opportunity_profile_ai_assessment as r set criteria_version = (
      select case when k.approved_at is null then 0 else k.version end
      from opportunity_criteria as k
      where k.opportunity = r.opportunity and jsonb_array_length(k.criteria) > 0)
    where r.opportunity_profile_ai_assessment = ${subject}`.execute(tx);
}

/**
 * Whose open pages show the questions: of the client's side, whoever may change the need; of a
 * consultant company's, its company admins. Admins see both.
 */
export async function findSideAccounts(db: Db, subjects: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ account: string }>`${prepared}
    with asked as materialized (
      select distinct opportunity, company from ${asked(subjects)} as r),
    needs as materialized (
      select o.* from opportunity as o
      where o.opportunity in (select opportunity from asked where company is null))
    select x.account from account as x where x.verified and x.is_admin_in_company
      and x.organization in (select company from asked)
    union
    select x.account from needs as o join account as x on x.organization = o.organization
    where o.own_of is null and x.verified and (x.role = 'consultant_buyer' or x.is_admin_in_company)
    union
    select e.account from needs as o join assignment_editor as e on e.assignment = o.own_of`.execute(
    db,
  );
  return rows.map(({ account }) => account);
}
