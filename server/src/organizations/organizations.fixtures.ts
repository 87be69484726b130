import type { Insertable } from 'kysely';
import type { Db } from '../platform/database/tables.ts';
import type { OrganizationTable } from './organizations.tables.ts';

type OrganizationFields = Partial<Insertable<OrganizationTable>>;

/** A made-up organization, by default a Norwegian client. */
export async function anOrganization(db: Db, fields: OrganizationFields = {}): Promise<string> {
  const { organization } = await db
    .insertInto('organization')
    .values({
      name: 'Nordfjell Kraft',
      kind: 'client',
      country: 'NO',
      organization_number: null,
      logo_file: null,
      cvpartner_subdomain: null,
      sales_admin: null,
      ...fields,
    })
    .returning('organization')
    .executeTakeFirstOrThrow();
  return organization;
}
