import type { Country } from '@torg/protocol/terms';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/tables.ts';
import type { ViewedContract } from '../moves/find-contract.ts';

interface Registered {
  organization: string;
  country: Country;
  number: string | null;
}

/** Where the parties are registered, and under which numbers, by organization. */
export async function findRegistered(
  db: Db,
  { organization, sender_organization }: ViewedContract,
): Promise<ReadonlyMap<string, Registered>> {
  const ids = [organization, sender_organization].filter((id) => id !== null);
  const { rows } = await sql<Registered>`
    select organization, country, organization_number as number from organization
    where organization = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.organization, row]));
}
