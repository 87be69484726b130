import type { Selectable } from 'kysely';
import { findOrganization } from '../organizations/organizations.queries.ts';
import type { OrganizationTable } from '../organizations/organizations.tables.ts';
import type { ReadContext } from '../platform/handler.ts';
import { allowed, found, Refusal } from '../platform/refusal.ts';
import { mayAdminister } from './flowcase.policy.ts';

export type CompanyRow = Selectable<OrganizationTable>;
const missing = 'could_not_find_consultant_company';

/** A client is an organization, too, but has no consultants at Flowcase. */
export async function findCompany(db: ReadContext['db'], id: string): Promise<CompanyRow> {
  const row = found(await findOrganization(db, id), missing);
  if (row.kind === 'client') throw new Refusal(missing);
  return row;
}

/** The company, for somebody who administers it. */
export async function openCompany(
  { db, actor }: Pick<ReadContext, 'db' | 'actor'>,
  id: string,
): Promise<CompanyRow> {
  const company = await findCompany(db, id);
  allowed(mayAdminister(actor, company));
  return company;
}
