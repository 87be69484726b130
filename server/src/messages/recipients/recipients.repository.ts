import { sql, type RawBuilder } from 'kysely';
import { foldedBeginning, foldedContaining } from '../../platform/database/like.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { RecipientFacts } from '../messages.policy.ts';

export interface RecipientRow {
  account: string;
  name: string;
  title: string | null;
  image_file: string | null;
  company_name: string | null;
}

type Writer = Pick<Actor, 'account' | 'role' | 'organization'>;

const threadsOf = (writer: Writer) => sql`
  select thread from thread_participant where account = ${writer.account}`;

/** Everybody, with the facts that the policy needs. */
const people = (writer: Writer): RawBuilder<unknown> => sql`
  select a.account, a.name, a.folded_name, a.title, a.image_file, a.role, a.verified, a.organization,
    o.name as company_name, o.folded_name as folded_company,
    coalesce(v.visible_in_search, false) as visible,
    a.is_admin_in_company and coalesce(o.kind = 'consultant_company', false)
      as "runsConsultantCompany",
    a.account in (
      select account from thread_participant where thread in (${threadsOf(writer)})
    ) as "sharesThread",
    a.role = 'admin' and a.account in (
      select sales_admin from organization where sales_admin is not null and (
        organization = ${writer.organization}::uuid or organization in (
          select about.organization from assignment as about
          join thread as t on t.assignment = about.assignment
          where t.thread in (${threadsOf(writer)})
        ))
    ) as "isSalesAdmin"
  from account as a
  left join organization as o on o.organization = a.organization
  left join profile_availability as v on v.profile = a.account`;

/** The same rule as mayWriteTo in messages.policy.ts. */
const mayBeWrittenTo = (writer: Writer): RawBuilder<boolean> => sql`
  person.account <> ${writer.account}::uuid and (
    ${writer.role === 'admin'}::boolean or person.verified and (
      coalesce(person.organization = ${writer.organization}::uuid, false)
      or person."sharesThread" or person."isSalesAdmin"
      or ${writer.role === 'consultant_buyer'}::boolean and person.role = 'consultant'
        and (person.visible or person."runsConsultantCompany")
    )
  )`;

/** Those of the accounts that exist. */
export async function findRecipients(
  db: Db,
  writer: Writer,
  accounts: readonly string[],
): Promise<RecipientFacts[]> {
  const { rows } = await sql<RecipientFacts>`
    select account, role, verified, organization, visible, "runsConsultantCompany",
      "isSalesAdmin", "sharesThread"
    from (${people(writer)}) as person where account = any(${accounts}::uuid[])`.execute(db);
  return rows;
}

/** People the writer may write to, by name; those who share a thread with the writer first. */
export async function searchPeople(
  db: Db,
  writer: Writer,
  search: { query: string; limit: number },
): Promise<RecipientRow[]> {
  const { query, limit } = search;
  const pattern = foldedContaining(query);
  const { rows } = await sql<RecipientRow>`
    select account, name, title, image_file, company_name from (${people(writer)}) as person
    where (folded_name like ${pattern} or folded_company like ${pattern})
      and ${mayBeWrittenTo(writer)}
    order by folded_name like ${foldedBeginning(query)} desc, "sharesThread" desc, lower(name), account
    limit ${limit}`.execute(db);
  return rows;
}
