import { sql } from 'kysely';
import type { Country } from '@torg/protocol/terms';
import type { Db } from '../platform/database/tables.ts';
import type { UserFacts } from './consultant-companies.policy.ts';

export interface CompanyItemRow {
  organization: string;
  name: string;
  country: Country;
  kind: 'independent' | 'consultant_company';
  cvpartner_subdomain: string | null;
  fast_track_new_consultants: boolean;
  consultants: number;
  active_consultants: number;
}

/** Every consultant company, with the number of its profiles and of the active ones. */
export async function findConsultantCompanies(db: Db): Promise<CompanyItemRow[]> {
  const { rows } = await sql<CompanyItemRow>`
    select o.organization, o.name, o.country, o.kind, o.cvpartner_subdomain,
      o.fast_track_new_consultants, coalesce(bench.consultants, 0) as consultants,
      coalesce(bench.active, 0) as active_consultants
    from organization as o
    left join (select x.organization, count(*) as consultants, count(p.active_since) as active
      from account as x join profile as p on p.profile = x.account
      where x.organization is not null group by x.organization) as bench using (organization)
    where o.kind in ('consultant_company', 'independent')
    order by lower(o.name), o.organization`.execute(db);
  return rows;
}

export interface CompanyUserRow extends UserFacts {
  account: string;
  name: string;
  email: string;
  image_file: string | null;
}

const usersOf = (organization: string) => sql`
  (select x.account, x.name, x.email, x.image_file, x.verified, x.is_admin_in_company,
    i.invited_at, x.deactivated_at,
    count(*) filter (where x.is_admin_in_company and x.verified) over () as admins
  from account as x left join account_invitation as i using (account)
  where x.organization = ${organization} and x.role = 'consultant') as u`;

export async function findCompanyUsers(db: Db, organization: string): Promise<CompanyUserRow[]> {
  const { rows } = await sql<CompanyUserRow>`
    select * from ${usersOf(organization)} 
    order by u.deactivated_at is not null, lower(u.name), u.account`.execute(db);
  return rows;
}

export async function findCompanyUser(
  db: Db,
  organization: string,
  account: string,
): Promise<CompanyUserRow | undefined> {
  const { rows } = await sql<CompanyUserRow>`
    select * from ${usersOf(organization)} where u.account = ${account}`.execute(db);
  return rows[0];
}
