import type { Db } from '../../platform/database/tables.ts';
import { seal, unseal } from '../../platform/hardening/sealed.ts';
import type { ToolTenant } from '../../platform/ports/cv-tool.ts';
import type { External } from '../../platform/ports/external.ts';
import { found } from '../../platform/refusal.ts';
import type { Settings } from '../../platform/settings.ts';
import { findFlowcaseCompany, type FlowcaseCompanyRow } from './companies.repository.ts';

interface Company {
  organization: string;
  cvpartner_subdomain: string | null;
}
type Parts = Pick<External, 'cvTool' | 'settings'>;

const purposeOf = (subdomain: string) => `key of Flowcase at ${subdomain}`;

export const sealKey = (key: string, subdomain: string, settings: Settings): string =>
  seal(key, purposeOf(subdomain), settings);

/** The key of the company's present subdomain; a key for another one does not count. */
export function keyOf(
  { cvpartner_subdomain: subdomain }: Company,
  row: FlowcaseCompanyRow | undefined,
  settings: Settings,
): string | null {
  if (subdomain === null || row?.sealed_key == null || row.key_subdomain !== subdomain) return null;
  return unseal(row.sealed_key, purposeOf(subdomain), settings);
}

/** The company's place at Flowcase; null if it lacks a subdomain, or the key that it needs. */
export async function findTenant(
  db: Db,
  company: Company,
  { cvTool, settings }: Parts,
): Promise<ToolTenant | null> {
  const { organization, cvpartner_subdomain: subdomain } = company;
  if (subdomain === null) return null;
  const key = keyOf(company, await findFlowcaseCompany(db, organization), settings);
  return key === null && cvTool.needsKey ? null : { subdomain, key };
}

/** Refused for a company that has not set Flowcase up. */
export const tenantOf = async (db: Db, company: Company, parts: Parts): Promise<ToolTenant> =>
  found(await findTenant(db, company, parts), 'cvpartner_not_enabled_for_consultant_company');
