import type { CooperationDocumentType } from '@torg/protocol/contracts/contract-terms';
import type { Country, OrganizationKind } from '@torg/protocol/terms';
import { sql } from 'kysely';
import { compiledOnce, valueAt } from '../../platform/database/compiled-once.ts';
import { prepared } from '../../platform/database/prepared.ts';
import type { Db } from '../../platform/database/tables.ts';
import { isCompliant } from '../contracts.repository.ts';

interface SummaryRow {
  organization: string;
  kind: OrganizationKind;
  country: Country;
  /** of the contract in force, else of the newest signed one; null: none was signed */
  document: string | null;
  type: CooperationDocumentType | null;
  version: number | null;
  is_compliant: boolean | null;
}

/**
 * An organization with its contract in force, or else with its newest signed one. `offset 0` has its own
 * contracts read first: so few documents have no statistics, and all contracts of each would be read.
 */
const findOne = compiledOnce<SummaryRow, 'summary'>(
  () => sql`${prepared}
    select o.organization, o.kind, o.country, signed.document, signed.type, signed.version,
      signed.is_compliant
    from organization as o left join lateral (
      select contract_document.document, contract_document.type, contract_document.version,
        ${isCompliant} as is_compliant
      from (select contract, document, completed_at from contract
        where organization = o.organization and kind = 'cooperation' and status = 'completed'
        offset 0) as own join contract_document using (document)
      order by is_compliant desc, own.completed_at desc, own.contract desc limit 1
    ) as signed on true
    where o.organization = ${valueAt(0)}`,
);

export async function findSummary(db: Db, organization: string): Promise<SummaryRow | undefined> {
  return (await findOne(db, 'summary', [organization]))[0];
}
