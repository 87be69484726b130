import type { ErrorCode } from '@torg/protocol/errors';
import type { Selectable } from 'kysely';
import { lockOrganization } from '../organizations/organizations.commands.ts';
import { findOrganization } from '../organizations/organizations.queries.ts';
import type { OrganizationTable } from '../organizations/organizations.tables.ts';
import type { ChangeContext, ReadContext } from '../platform/handler.ts';
import { allowed, found, Refusal } from '../platform/refusal.ts';
import { mayAdminister, mayRead, type CompanyFacts } from './consultant-companies.policy.ts';

type Row = Selectable<OrganizationTable>;
export type CompanyRow = Row & CompanyFacts;

const missing: ErrorCode = 'could_not_find_consultant_company';

/** A client is an organization, too, but not a consultant company. */
function asCompany(row: Row | undefined): CompanyRow {
  const { kind, ...rest } = found(row, missing);
  if (kind === 'client') throw new Refusal(missing);
  return { ...rest, kind };
}

/** The company, for its own people and admins. */
export async function openForMember({ db, actor }: ReadContext, id: string): Promise<CompanyRow> {
  const company = asCompany(await findOrganization(db, id));
  allowed(mayRead(actor, company));
  return company;
}

/** The company, for somebody who administers it. */
export async function openForAdmin({ db, actor }: ReadContext, id: string): Promise<CompanyRow> {
  const company = asCompany(await findOrganization(db, id));
  allowed(mayAdminister(actor, company));
  return company;
}

/** The same, locked until the transaction ends, so that its admins do not change either. */
export async function openForChange({ db, actor }: ChangeContext, id: string): Promise<CompanyRow> {
  const company = asCompany(await lockOrganization(db, id));
  allowed(mayAdminister(actor, company));
  return company;
}
