import { sql } from 'kysely';
import type { Db } from '../../platform/database/tables.ts';
import type { ViewedContract } from '../moves/find-contract.ts';

/** The registered numbers of the parties, by organization. */
export async function findOrganizationNumbers(
  db: Db,
  { organization, sender_organization }: ViewedContract,
): Promise<Map<string, string | null>> {
  const ids = [organization, sender_organization].filter((id) => id !== null);
  const { rows } = await sql<{ organization: string; number: string | null }>`
    select organization, organization_number as number from organization
    where organization = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ organization: id, number }) => [id, number]));
}
