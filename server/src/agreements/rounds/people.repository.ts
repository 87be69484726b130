import { sql } from 'kysely';
import { prepared } from '../../platform/database/prepared.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Parties } from '../agreements.policy.ts';

/** The accounts that a draft or an agreement concerns. */
export interface AgreementPeople {
  /** of the client: who began it or sent a round, else all its buyers */
  client: string[];
  /** the admins of the consultant's company */
  provider: string[];
  /** empty if the account is closed */
  consultant: string[];
}

/** Everybody who has to do with a draft and can still sign in. */
export async function findPeople(
  db: Db,
  { client, provider, profile, agreement_draft }: Parties & { agreement_draft: string },
): Promise<AgreementPeople> {
  const { rows } = await sql<{ account: string; side: keyof AgreementPeople }>`
    with buyer as (
      select x.account, x.account in (
        select created_by from agreement_draft where agreement_draft = ${agreement_draft}
        union all select account from agreement_round
        where agreement_draft = ${agreement_draft} and side = 'client') as takes_part
      from account as x
      where x.organization = ${client} and x.role = 'consultant_buyer' and x.verified
        and x.deactivated_at is null
    )
    select account, 'client' as side from buyer
    where takes_part or not exists (select from buyer where takes_part)
    union all
    select x.account, 'provider' from account as x
    where x.organization = ${provider} and x.role = 'consultant' and x.is_admin_in_company
      and x.verified and x.deactivated_at is null
    union all
    select x.account, 'consultant' from account as x
    where x.account = ${profile} and x.deactivated_at is null
    order by 1`.execute(db);
  const of = (side: keyof AgreementPeople) =>
    rows.filter((row) => row.side === side).map(({ account }) => account);
  return { client: of('client'), provider: of('provider'), consultant: of('consultant') };
}

/** Who may read it besides admins, as the policy has it: the client's buyers, and the others. */
export async function findReaders(
  db: Db,
  { client, provider, profile }: Parties,
): Promise<{ client: string[]; others: string[] }> {
  const { rows } = await sql<{ account: string; is_buyer: boolean }>`${prepared}
    select account, role = 'consultant_buyer' as is_buyer from account
    where deactivated_at is null and (organization = ${client} and role = 'consultant_buyer'
      or organization = ${provider} and role = 'consultant' and is_admin_in_company
      or account = ${profile}) order by 1`.execute(db);
  const of = (isBuyer: boolean) =>
    rows.filter(({ is_buyer }) => is_buyer === isBuyer).map(({ account }) => account);
  return { client: of(true), others: of(false) };
}
