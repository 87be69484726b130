import type { DocumentType } from '@torg/protocol/contracts/contract-terms';
import type { Country } from '@torg/protocol/terms';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/tables.ts';

export interface ContractParty {
  organization: string;
  name: string;
  organization_number: string | null;
  country: Country;
}

export interface ContractParts {
  document: string;
  title: string;
  client: ContractParty;
  provider: ContractParty;
}

/** The current version of the document, and both companies; undefined if one of them is missing. */
export async function findContractParts(
  db: Db,
  { type, client, provider }: { type: DocumentType; client: string; provider: string | null },
): Promise<ContractParts | undefined> {
  const party = (alias: 'c' | 'p') => sql`json_build_object(
    'organization', ${sql.ref(`${alias}.organization`)}, 'name', ${sql.ref(`${alias}.name`)},
    'organization_number', ${sql.ref(`${alias}.organization_number`)},
    'country', ${sql.ref(`${alias}.country`)})`;
  const { rows } = await sql<ContractParts>`
    select d.document, d.title, ${party('c')} as client, ${party('p')} as provider
    from contract_document as d, organization as c, organization as p
    where d.type = ${type} and d.state = 'published'
      and c.organization = ${client} and p.organization = ${provider}
    order by d.version desc limit 1`.execute(db);
  return rows[0];
}
