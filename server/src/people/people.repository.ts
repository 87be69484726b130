import { sql, type RawBuilder } from 'kysely';
import type { AccountSort, AccountStatus } from '@torg/protocol/people/people';
import type { Country, Locale, OrganizationKind, Role } from '@torg/protocol/terms';
import { unusedSince } from '../accounts/accounts.queries.ts';
import { containing, foldedContaining } from '../platform/database/like.ts';
import type { Db } from '../platform/database/tables.ts';

export interface PersonRow {
  account: string;
  name: string;
  email: string;
  title: string | null;
  phone: string | null;
  image_file: string | null;
  locale: Locale;
  role: Role;
  verified: boolean;
  status: AccountStatus;
  is_admin_in_company: boolean;
  organization: string | null;
  organization_name: string | null;
  organization_kind: OrganizationKind | null;
  organization_country: Country | null;
  created_at: Date;
  last_active_at: Date | null;
  deactivated_at: Date | null;
  invited_at: Date | null;
  has_profile: boolean;
  /** browsers in which they are signed in */
  sessions: number;
  has_second_factor: boolean;
  merged_into: string | null;
  is_last_company_admin: boolean;
}

const statusOfRow = sql`case when x.deactivated_at is not null then 'deactivated'
  when x.verified then 'verified' when i.account is not null then 'invited'
  else 'unverified' end`;

/** Their last action, or the last use of one of their sessions. */
const lastActive = sql`greatest(
  (select max(s.last_seen_at) from session as s where s.account = x.account),
  (select e.created_at from event as e where e.acting_account = x.account
    order by e.created_at desc limit 1))`;

const columnsAt = (
  now: Date,
) => sql`x.account, x.name, x.email, x.title, x.phone, x.image_file, x.locale, x.role,
  x.verified, ${statusOfRow} as status, x.is_admin_in_company, x.organization,
  o.name as organization_name, o.kind as organization_kind, o.country as organization_country,
  x.created_at, ${lastActive} as last_active_at, x.deactivated_at, i.invited_at,
  x.merged_into, exists (select from profile as p where p.profile = x.account) as has_profile,
  (select count(*) from session as s
    where s.account = x.account and s.expires_at > ${now}
      and s.last_seen_at > ${unusedSince(now)}) as sessions,
  exists (select from totp as t where t.account = x.account)
    or exists (select from passkey as k where k.account = x.account) as has_second_factor,
  x.is_admin_in_company and x.verified and not exists (select from account as other
    where other.organization = x.organization and other.account <> x.account
      and other.is_admin_in_company and other.verified) as is_last_company_admin`;

const from = sql`account as x left join organization as o on o.organization = x.organization
  left join account_invitation as i on i.account = x.account`;

/** A deleted or merged account leaves an empty row that others refer to. */
const isSomebody = sql`x.merged_into is null and x.email not like '%@deleted.invalid'`;

interface PeopleCriteria {
  text?: string | undefined;
  role?: Role | undefined;
  status?: AccountStatus | undefined;
  organization?: string | undefined;
  country?: Country | undefined;
  sort: AccountSort;
  direction: 'asc' | 'desc';
  limit: number;
  offset: number;
}

function conditionsOf(criteria: PeopleCriteria): RawBuilder<unknown> {
  const { text, role, status, organization, country } = criteria;
  const all = [isSomebody];
  if (text) {
    const pattern = foldedContaining(text);
    all.push(sql`(x.folded_name like ${pattern} or o.folded_name like ${pattern}
      or x.email ilike ${containing(text)})`);
  }
  if (role) all.push(sql`x.role = ${role}`);
  if (status) all.push(sql`${statusOfRow} = ${status}`);
  if (organization) all.push(sql`x.organization = ${organization}`);
  if (country) all.push(sql`o.country = ${country}`);
  return sql.join(all, sql` and `);
}

const sortKeys: Record<AccountSort, RawBuilder<unknown>> = {
  name: sql`lower(x.name)`,
  created: sql`x.created_at`,
  active: lastActive,
};

/** A page of all people, and their total. */
export async function findPeople(db: Db, criteria: PeopleCriteria, now: Date) {
  const { sort, direction, limit, offset } = criteria;
  const where = conditionsOf(criteria);
  const [page, counted] = await Promise.all([
    sql<PersonRow>`
      select ${columnsAt(now)} from ${from} where ${where}
      order by ${sortKeys[sort]} ${sql.raw(direction)} nulls last, x.account
      limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*) as total from ${from} where ${where}`.execute(db),
  ]);
  return { rows: page.rows, total: counted.rows[0]?.total ?? 0 };
}

export interface PersonDetailsRow extends PersonRow {
  merged_into_name: string | null;
}

/** One person, including somebody who was merged into another, but nobody who was deleted. */
export async function findPerson(
  db: Db,
  account: string,
  now: Date,
): Promise<PersonDetailsRow | undefined> {
  const { rows } = await sql<PersonDetailsRow>`
    select ${columnsAt(now)}, m.name as merged_into_name
    from ${from} left join account as m on m.account = x.merged_into
    where x.account = ${account}
      and (x.merged_into is not null or x.email not like '%@deleted.invalid')`.execute(db);
  return rows[0];
}

/** Whether an organization has people already. */
export async function hasPeople(db: Db, organization: string): Promise<boolean> {
  const { rows } = await sql`
    select from account where organization = ${organization} limit 1`.execute(db);
  return rows.length > 0;
}
