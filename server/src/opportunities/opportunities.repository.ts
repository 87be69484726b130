import { sql, type Insertable, type Updateable } from 'kysely';
import type { Country, Locale } from '@torg/protocol/terms';
import { idsOfAnyNumber, prepared } from '../platform/database/prepared.ts';
import type { Db, Tx } from '../platform/database/tables.ts';
import type { OpportunityTable, StoredStructured } from './opportunities.tables.ts';

/** What rights in a need depend on, and what it is called. */
export interface NeedRow {
  opportunity: string;
  opportunity_name: string;
  organization: string | null;
  archived: boolean;
  locale: Locale;
  made_assignment: string | null;
  own_of: string | null;
  /** of the organization */
  country: Country | null;
  /** who looks for somebody: the customer of the text, or else the client whose need it is */
  customer: string | null;
}

export async function findNeed(db: Db, opportunity: string): Promise<NeedRow | undefined> {
  const { rows } = await sql<NeedRow>`${prepared}
    select o.opportunity, o.opportunity_name, o.organization, o.archived, o.locale,
      o.made_assignment, o.own_of, g.country,
      coalesce(o.structured->>'customer_name',
        case when g.kind = 'client' then g.name end) as customer
    from opportunity as o left join organization as g on g.organization = o.organization
    where o.opportunity = ${opportunity}`.execute(db);
  return rows[0];
}

export interface LockedOpportunity {
  opportunity: string;
  opportunity_name: string;
  organization: string | null;
  archived: boolean;
  revision: number;
  locale: Locale;
  structured: StoredStructured | null;
  made_assignment: string | null;
  own_of: string | null;
  created_by: string | null;
}

/** Locked until the transaction ends; rows that only refer to it are not blocked. */
export async function lockOpportunity(
  tx: Tx,
  opportunity: string,
): Promise<LockedOpportunity | undefined> {
  const { rows } = await sql<LockedOpportunity>`${prepared}
    select opportunity, opportunity_name, organization, archived, revision, locale, structured,
      made_assignment, own_of, created_by
    from opportunity where opportunity = ${opportunity} for no key update`.execute(tx);
  return rows[0];
}

/** The same for many, in the order of their ids. */
export async function lockOpportunities(tx: Tx, opportunities: readonly string[]): Promise<void> {
  await sql`${prepared} select opportunity from opportunity
    where opportunity = any(${idsOfAnyNumber(opportunities)})
    order by opportunity for no key update`.execute(tx);
}

export async function insertOpportunity(
  tx: Tx,
  values: Insertable<OpportunityTable>,
): Promise<string> {
  const { opportunity } = await tx
    .insertInto('opportunity')
    .values(values)
    .returning('opportunity')
    .executeTakeFirstOrThrow();
  return opportunity;
}

export async function updateOpportunity(
  tx: Tx,
  opportunity: string,
  changes: Updateable<OpportunityTable> & { updated_at: Date },
): Promise<void> {
  await tx.updateTable('opportunity').set(changes).where('opportunity', '=', opportunity).execute();
}

/** The same, and a save that is based on the need as it was is refused from then on. */
export async function reviseOpportunity(
  tx: Tx,
  opportunity: string,
  changes: Updateable<OpportunityTable> & { updated_at: Date },
): Promise<void> {
  await tx
    .updateTable('opportunity')
    .set(changes)
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('opportunity', '=', opportunity)
    .execute();
}

/** Whose open pages show a need: its company's people who may, its creator, editors and admins. */
export async function findAudience(db: Db, opportunities: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ account: string }>`${prepared}
    select distinct x.account from opportunity as o
    cross join lateral (
      select o.created_by as account
      union all select account from account where role = 'admin'
      union all select account from account
        where o.own_of is null and organization = o.organization
          and (role = 'consultant_buyer' or is_admin_in_company)
      union all select account from assignment_editor where assignment = o.own_of) as reader
    join account as x on x.account = reader.account
    where o.opportunity = any(${idsOfAnyNumber(opportunities)}) and x.verified`.execute(db);
  return rows.map(({ account }) => account);
}

export type LivingNeed = Awaited<ReturnType<typeof findLivingNeeds>>[number];

/** What a machine is given about needs beside their texts; without those gone or archived. */
export async function findLivingNeeds(db: Db, opportunities: readonly string[]) {
  return db
    .selectFrom('opportunity as o')
    .leftJoin('organization as g', 'g.organization', 'o.organization')
    .leftJoin('account as x', 'x.account', 'o.created_by')
    .select(['o.opportunity', 'o.organization', 'o.structured', 'o.created_by'])
    .select(['g.country', 'g.kind as organization_kind', 'x.name as creator_name'])
    .where('o.opportunity', '=', sql<string>`any(${idsOfAnyNumber(opportunities)})`)
    .where('o.archived', '=', false)
    .execute();
}

export async function findLiving(db: Db, opportunity: string): Promise<LivingNeed | undefined> {
  return (await findLivingNeeds(db, [opportunity]))[0];
}
