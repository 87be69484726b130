import { findOrganization } from '../../organizations/organizations.queries.ts';
import type { Db } from '../../platform/database/tables.ts';
import { allowed } from '../../platform/refusal.ts';

/** Refuses what is no company of consultants. */
export async function requireConsultantCompany(db: Db, company: string): Promise<void> {
  const row = await findOrganization(db, company);
  const isOne = row !== undefined && row.kind !== 'client';
  allowed(isOne, 'could_not_find_consultant_company');
}
