import type { Db } from '../../src/platform/database/tables.ts';
import { sql } from 'kysely';
import { insertRows } from '../insert-rows.ts';
import { companies } from '../data/companies.ts';
import type { DemoCompany } from '../data/demo.types.ts';
import type { Moments } from './moments.ts';
import type { DemoFile } from './files/demo-files.ts';
import { accountId, fileId, organizationId } from './demo-ids.ts';

const demoCompanies: readonly DemoCompany[] = companies;
const logoKey = (key: string): string => `logo:${key}`;

export const logoFiles = ({ days }: Moments): DemoFile[] =>
  demoCompanies.map(({ key, logo }) => ({
    key: logoKey(key),
    name: `${key}.svg`,
    mediaType: 'image/svg+xml',
    content: Buffer.from(logo),
    small: Buffer.from(logo),
    purpose: 'logo',
    uploadedBy: null,
    createdAt: days(-500),
  }));

export async function loadCompanies(db: Db, { days }: Moments): Promise<void> {
  const rows = demoCompanies.map((company, place) => ({
    organization: organizationId(company.key),
    name: company.name,
    kind: company.kind,
    country: company.country,
    organization_number: company.organizationNumber,
    logo_file: fileId(logoKey(company.key)),
    cvpartner_subdomain: company.cvpartnerSubdomain ?? null,
    fast_track_new_consultants: company.fastTrackNewConsultants ?? false,
    created_at: days(place - 500),
  }));
  await insertRows(db, 'organization', rows);
}

/** Runs after the people are loaded, because sales admins refer to accounts. */
export async function assignSalesAdmins(db: Db): Promise<void> {
  const pairs = demoCompanies.flatMap(({ key, salesAdmin }) =>
    salesAdmin === undefined ? [] : [{ client: organizationId(key), admin: accountId(salesAdmin) }],
  );
  await sql`update organization set sales_admin = pair.admin
    from json_to_recordset(${JSON.stringify(pairs)}::json) as pair (client uuid, admin uuid)
    where organization = pair.client`.execute(db);
}
